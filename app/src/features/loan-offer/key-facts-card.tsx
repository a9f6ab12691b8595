import type { KeyFacts } from '@kopa/contract/entities';
import { annualisedBpsTimes100 } from '@kopa/contract/pricing';
import { Card } from '@kopa/ui/card';
import { KeyFact, Ledger, LedgerLine, LedgerSum, LedgerTotal } from '@kopa/ui/ledger';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../shared/language/format.ts';

/** The key facts in two sums: the disbursed amount, and the total. */
export function KeyFactsCard({ facts }: { facts: KeyFacts }) {
  const { t } = useTranslation('offer');
  const format = useFormat();
  return (
    <Card>
      <Ledger>
        <LedgerLine label={t('borrow')} cents={facts.principalCents} />
        <LedgerLine label={t('fee')} cents={-facts.feeCents} sign="always" />
        <LedgerLine
          label={t('tax', { rate: rate(facts.terms.taxBps) })}
          cents={-facts.taxCents}
          sign="always"
        />
        <LedgerSum label={t('receive')} cents={facts.disbursedCents} />
        <LedgerLine label={t('borrow')} cents={facts.principalCents} />
        <LedgerLine
          label={t('interest', { rate: rate(annualisedBpsTimes100(facts.terms) / 100) })}
          cents={facts.interestCents}
          sign="always"
        />
        <LedgerTotal label={t('payBackTotal')} cents={facts.dueCents} />
        <KeyFact label={t('apr')} value={format.percent(facts.aprBps)} />
        <KeyFact label={t('late')} value={t('perDay', { sum: format.money(facts.penaltyPerDayCents) })} />
      </Ledger>
    </Card>
  );
}

/** '18%' or '32.85%' from bps: without unnecessary decimals. */
function rate(bps: number): string {
  return `${bps / 100}%`;
}
