import type { BorrowersLoan, PaymentPromise } from '@kopa/contract/desk/borrower-entities';
import { Calendar } from '@kopa/ui/icons';
import { StatusChip } from '@kopa/ui/status-chip';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../shared/language/format.ts';
import { AsideRow } from './aside-row.tsx';

const tones = { running: 'info', kept: 'success', broken: 'danger', replaced: 'neutral' } as const;

/** What has become of a promise to pay. Renders a `<StatusChip>`. */
export function PromiseChip({ state }: Pick<PaymentPromise, 'state'>) {
  const { t } = useTranslation('desk');
  return <StatusChip tone={tones[state]}>{t(`promises.state.${state}`)}</StatusChip>;
}

/** A promise to pay as a row of the timeline. Renders an `<li>`. */
export function PromiseRow({ promise }: { promise: BorrowersLoan['promises'][number] }) {
  const { t } = useTranslation('desk');
  const { money, day, moment } = useFormat();
  const { cents, by, madeAt, madeBy, state } = promise;
  return (
    <AsideRow at={madeAt} icon={Calendar} title={t('loanActs.promise')} end={<PromiseChip state={state} />}>
      {t('promises.what', { sum: money(cents), day: day(by) })} ·{' '}
      {t('promises.made', { name: madeBy.name, time: moment(madeAt) })}
    </AsideRow>
  );
}
