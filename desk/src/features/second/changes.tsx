import type { SecondRequest } from '@kopa/contract/desk/entities';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../shared/language/format.ts';

/** The accounts of the ledger before and after an act. Renders a `<table>`; nothing without changes. */
export function Changes({ changes }: Pick<SecondRequest, 'changes'>) {
  const { t } = useTranslation('desk');
  const { money } = useFormat();
  if (changes.length === 0) return null;
  return (
    <table className="w-full text-start text-body tabular-nums">
      <caption className="pb-2 text-start text-body font-semibold text-ink">{t('second.changes')}</caption>
      <thead>
        <tr className="border-b border-control text-caption text-muted">
          <th scope="col" className="py-1 text-start font-text">
            {t('second.accountHead')}
          </th>
          <th scope="col" className="py-1 ps-4 text-end font-text">
            {t('second.before')}
          </th>
          <th scope="col" className="py-1 ps-4 text-end font-text">
            {t('second.after')}
          </th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ account, beforeCents, afterCents }) => (
          <tr key={account} className="border-b border-decor text-ink">
            <th scope="row" className="py-2 text-start font-text">
              {t(`second.account.${account}`)}
            </th>
            <td className="py-2 ps-4 text-end">{money(beforeCents)}</td>
            <td className="py-2 ps-4 text-end font-semibold">{money(afterCents)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
