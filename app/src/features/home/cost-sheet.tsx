import type { Product } from '@kopa/contract/entities';
import { annualisedBpsTimes100, quote, type LoanSize } from '@kopa/contract/pricing';
import { percent } from '@kopa/contract/texts/percent';
import { BottomSheet } from '@kopa/ui/bottom-sheet';
import { KeyFact, Ledger, LedgerLine, LedgerTotal } from '@kopa/ui/ledger';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../shared/language/format.ts';

/** All costs of the chosen loan, line by line, and the cost of longer tenures: the figures of the offer. */
export default function CostSheet({
  product,
  size,
  open,
  onOpenChange,
}: {
  product: Product;
  size: LoanSize;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const { t } = useTranslation(['offer', 'home']);
  const format = useFormat();
  const { terms, offeredDays } = product;
  const priced = quote(size, terms);
  return (
    <BottomSheet open={open} onOpenChange={onOpenChange} title={t('home:cost')} draggable>
      <div className="flex flex-col gap-6">
        <Ledger>
          <LedgerLine label={t('fee')} cents={priced.feeCents} />
          <LedgerLine
            label={t('tax', { rate: percent(terms.taxBps) })}
            cents={priced.taxCents}
            sign="always"
          />
          <LedgerLine
            label={t('interest', { rate: percent(annualisedBpsTimes100(terms) / 100) })}
            cents={priced.interestCents}
            sign="always"
          />
          <LedgerTotal label={t('cost.total')} cents={priced.totalCostCents} />
          <KeyFact label={t('apr')} value={format.percent(priced.aprBps)} />
          <KeyFact label={t('late')} value={t('perDay', { sum: format.money(priced.penaltyPerDayCents) })} />
        </Ledger>
        {offeredDays.length > 1 && (
          <section className="flex flex-col gap-2">
            <h3 className="text-title text-ink">{t('cost.longer')}</h3>
            <Ledger>
              {offeredDays.map((tenureDays) => (
                <LedgerLine
                  key={tenureDays}
                  label={t('cost.days', { count: tenureDays })}
                  cents={quote({ ...size, tenureDays }, terms).totalCostCents}
                />
              ))}
            </Ledger>
          </section>
        )}
      </div>
    </BottomSheet>
  );
}
