import type { BorrowersLoan, PaymentPromise } from '@kopa/contract/desk/borrower-entities';
import { Calendar } from '@kopa/ui/icons';
import { StatusChip } from '@kopa/ui/status-chip';
import { useTranslation } from 'react-i18next';
import { marketDay, useFormat } from '../../shared/language/format.ts';

const tones = { running: 'info', kept: 'success', broken: 'danger', replaced: 'neutral' } as const;

/** What has become of a promise to pay. Renders a `<StatusChip>`. */
export function PromiseChip({ state }: Pick<PaymentPromise, 'state'>) {
  const { t } = useTranslation('desk');
  return <StatusChip tone={tones[state]}>{t(`promises.state.${state}`)}</StatusChip>;
}

/** A promise to pay as a row of the timeline. Renders an `<li>`. */
export function PromiseRow({ promise }: { promise: BorrowersLoan['promises'][number] }) {
  const { t } = useTranslation('desk');
  const { money, day, days, moment } = useFormat();
  const { cents, by, madeAt, madeBy, state } = promise;
  const madeOn = marketDay(madeAt);
  return (
    <li className="flex flex-wrap items-start gap-x-4 border-b border-decor px-6 py-2.5 text-body max-[44.99rem]:px-4">
      <span className="w-32 text-muted tabular-nums max-[44.99rem]:w-full max-[44.99rem]:text-caption">
        {days(madeOn, madeOn)}
      </span>
      <span className="flex size-7 items-center justify-center rounded-full border border-control text-muted max-[44.99rem]:hidden">
        <Calendar aria-hidden className="size-4" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-medium text-ink">{t('loanActs.promise')}</span>
        <span className="block text-caption wrap-anywhere text-muted">
          {t('promises.what', { sum: money(cents), day: day(by) })} ·{' '}
          {t('promises.made', { name: madeBy.name, time: moment(madeAt) })}
        </span>
      </span>
      <PromiseChip state={state} />
    </li>
  );
}
