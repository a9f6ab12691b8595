import type { KeyFacts as Facts, OrderRecord } from '@kopa/contract/entities';
import { KeyFacts, type Fact } from '@kopa/ui/key-facts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../shared/language/format.ts';
import { paidInAll } from './paid-in-all.ts';

/** The accepted key facts and, after the payoff, the final cost. */
export function AgreedFacts({ record: { order, events }, facts }: { record: OrderRecord; facts: Facts }) {
  const { t } = useTranslation('records');
  const format = useFormat();
  const came = paidInAll(events);
  const ended = order.status === 'finished';
  const inTheEnd: Fact[] = ended
    ? [
        { label: t('facts.paid'), value: format.money(came) },
        { label: t('facts.cost'), value: format.money(came - facts.disbursedCents) },
      ]
    : [];
  return (
    <KeyFacts
      heading={t(ended ? 'facts.headingInTheEnd' : 'facts.heading')}
      receive={{
        lines: [
          { label: t('facts.borrowed'), cents: facts.principalCents },
          { label: t('facts.fee'), cents: -facts.feeCents },
          { label: t('facts.tax'), cents: -facts.taxCents },
        ],
        label: t('facts.received'),
        cents: facts.disbursedCents,
      }}
      payBack={{
        lines: [
          { label: t('facts.borrowed'), cents: facts.principalCents },
          { label: t('facts.interest'), cents: facts.interestCents },
        ],
        label: t('facts.payBack'),
        cents: facts.dueCents,
      }}
      facts={[
        { label: t('facts.apr'), value: format.percent(facts.aprBps) },
        { label: t('facts.late'), value: t('facts.perDay', { sum: format.money(facts.penaltyPerDayCents) }) },
        ...inTheEnd,
      ]}
    />
  );
}
