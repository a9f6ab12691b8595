import { addDays } from '@kopa/contract/calendar';
import { annualisedBpsTimes100, quote, type LoanSize, type PricingTerms } from '@kopa/contract/pricing';
import { percent } from '@kopa/contract/texts/percent';
import { KeyFacts } from '@kopa/ui/key-facts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../shared/language/format.ts';
import { useToday } from '../../shared/screen/use-today.ts';

/**
 * All costs of a loan of this size, line by line, priced like the offer: the representative example of a
 * promotion.
 */
export function LoanFigures({
  terms,
  size,
  heading,
}: {
  terms: PricingTerms;
  size: LoanSize;
  heading?: string;
}) {
  const { t } = useTranslation('promotion');
  const format = useFormat();
  const today = useToday();
  const priced = quote(size, terms);
  return (
    <KeyFacts
      heading={
        heading ?? t('figures.heading', { sum: format.money(size.principalCents), days: size.tenureDays })
      }
      receive={{
        lines: [
          { label: t('figures.borrow'), cents: priced.principalCents },
          { label: t('figures.fee'), cents: -priced.feeCents },
          { label: t('figures.tax', { rate: percent(terms.taxBps) }), cents: -priced.taxCents },
        ],
        label: t('figures.receive'),
        cents: priced.disbursedCents,
      }}
      payBack={{
        lines: [
          { label: t('figures.borrow'), cents: priced.principalCents },
          {
            label: t('figures.interest', { rate: percent(annualisedBpsTimes100(terms) / 100) }),
            cents: priced.interestCents,
          },
        ],
        label: t('figures.payBack'),
        cents: priced.dueCents,
      }}
      facts={[
        { label: t('figures.total'), value: format.money(priced.totalCostCents) },
        { label: t('figures.apr'), value: format.percent(priced.aprBps) },
        { label: t('figures.due'), value: format.day(addDays(today, size.tenureDays)) },
        {
          label: t('figures.late'),
          value: t('figures.perDay', { sum: format.money(priced.penaltyPerDayCents) }),
        },
      ]}
    />
  );
}
