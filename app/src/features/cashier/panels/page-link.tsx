import { CopyButton } from '@kopa/ui/copy-button';
import { LinkButton } from '@kopa/ui/link-button';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/language/format.ts';
import { hostOf } from '../pending-payment.ts';
import type { WhereToPayProps } from './where-to-pay-props.ts';

/**
 * A payment provider's page for one amount, with its expiry (S7-57, S7-59): cards, UPI, netbanking, wallets.
 */
export function PageLinkPanel({ given }: WhereToPayProps) {
  const { t } = useTranslation('cashier');
  const format = useFormat();
  return (
    <>
      <p className="px-4 py-3 text-caption text-muted">{t('steps.page')}</p>
      {given?.link != null && (
        <>
          <div className="flex flex-wrap items-center justify-between gap-1 px-1">
            <LinkButton href={given.link} external>
              {t('page.open', { host: hostOf(given.link) })}
            </LinkButton>
            <CopyButton value={given.link} what={t('page.address')} />
          </div>
          {given.expireTime !== null && (
            <p className="px-4 pb-3 text-caption text-muted">
              {t('page.until', { time: format.time(given.expireTime) })}
            </p>
          )}
        </>
      )}
    </>
  );
}
