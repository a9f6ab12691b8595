import type { KeyFacts as Facts } from '@kopa/contract/entities';
import { annualisedBpsTimes100 } from '@kopa/contract/pricing';
import { KeyFacts } from '@kopa/ui/key-facts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../shared/language/format.ts';
import { useWas } from '../../shared/screen/changed-terms.tsx';

/**
 * The key facts in two sums: the disbursed amount, and the total. With `before`, each figure that differs is
 * marked and says its earlier value.
 */
export function KeyFactsCard({ facts, before }: { facts: Facts; before: Facts | null }) {
  const { t } = useTranslation('offer');
  const format = useFormat();
  const rates = {
    tax: rate(facts.terms.taxBps),
    interest: rate(annualisedBpsTimes100(facts.terms) / 100),
  };
  const was = useWas(facts, before);
  const apr = (of: Facts) => format.percent(of.aprBps);
  const late = (of: Facts) => t('perDay', { sum: format.money(of.penaltyPerDayCents) });
  const principal = {
    label: t('borrow'),
    cents: facts.principalCents,
    was: was((of) => format.sum(of.principalCents)),
  };
  return (
    <KeyFacts
      receive={{
        label: t('receive'),
        cents: facts.disbursedCents,
        was: was((of) => format.sum(of.disbursedCents)),
        lines: [
          principal,
          { label: t('fee'), cents: -facts.feeCents, was: was((of) => format.sum(of.feeCents)) },
          {
            label: t('tax', { rate: rates.tax }),
            cents: -facts.taxCents,
            was: was((of) => format.sum(of.taxCents)),
          },
        ],
      }}
      payBack={{
        label: t('payBackTotal'),
        cents: facts.dueCents,
        was: was((of) => format.sum(of.dueCents)),
        lines: [
          principal,
          {
            label: t('interest', { rate: rates.interest }),
            cents: facts.interestCents,
            was: was((of) => format.sum(of.interestCents)),
          },
        ],
      }}
      facts={[
        { label: t('apr'), value: apr(facts), was: was(apr) },
        { label: t('late'), value: late(facts), was: was(late) },
      ]}
    />
  );
}

/** '18%' or '32.85%' from bps: without unnecessary decimals. */
function rate(bps: number): string {
  return `${bps / 100}%`;
}
