import { annualisedBpsTimes100, quote, type LoanSize, type PricingTerms } from '@kopa/contract/pricing';
import { percent } from '@kopa/contract/texts/percent';
import { BottomSheet } from '@kopa/ui/bottom-sheet';
import { Ledger, LedgerLine, LedgerTotal } from '@kopa/ui/ledger';
import { RadioList } from '@kopa/ui/radio-list';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../language/format.ts';
import { MarkedText } from '../language/marked-text.tsx';

/**
 * All costs of a loan, line by line, and the whole cost of each tenure, of which a tap chooses one: the
 * figures of the offer.
 */
export default function CostSheet({
  terms,
  size,
  offeredDays,
  onChoose,
  open,
  onOpenChange,
}: {
  terms: PricingTerms;
  size: LoanSize;
  /** The tenures to choose from, in days; of one or none there is no choice. */
  offeredDays: readonly number[];
  onChoose: (tenureDays: number) => void;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const { t } = useTranslation(['offer', 'home']);
  const format = useFormat();
  const priced = quote(size, terms);
  const costOf = (tenureDays: number) => quote({ ...size, tenureDays }, terms).totalCostCents;
  const most = Math.max(...offeredDays.map(costOf));
  return (
    <BottomSheet open={open} onOpenChange={onOpenChange} title={t('home:cost')} draggable>
      <div className="flex flex-col gap-4">
        <Ledger>
          <LedgerLine label={t('fee')} cents={priced.feeCents} />
          <LedgerLine
            label={t('tax', { rate: percent(terms.taxBps) })}
            cents={priced.taxCents}
            sign="always"
          />
          <LedgerLine
            label={t('cost.interest', {
              rate: percent(annualisedBpsTimes100(terms) / 100),
              count: size.tenureDays,
            })}
            cents={priced.interestCents}
            sign="always"
          />
          <LedgerTotal label={t('cost.total')} cents={priced.totalCostCents} />
        </Ledger>
        <div className="text-label font-text text-muted">
          <p>
            <MarkedText
              text={t('cost.aDay', {
                sum: format.money(Math.round(priced.totalCostCents / size.tenureDays)),
              })}
              marks={{ strong: <strong className="text-ink" /> }}
            />
          </p>
          <p>
            {t('cost.share', {
              share: format.percent((priced.totalCostCents * 10_000) / size.principalCents),
              sum: format.money(size.principalCents),
              apr: format.percent(priced.aprBps),
            })}
          </p>
          {priced.penaltyPerDayCents > 0 && (
            <p>{t('cost.late', { sum: format.money(priced.penaltyPerDayCents) })}</p>
          )}
        </div>
        {offeredDays.length > 1 && (
          <section className="flex flex-col gap-2 border-t border-decor pt-3">
            <h3 className="text-label font-semibold text-ink">{t('cost.longer')}</h3>
            <p className="text-caption text-muted">{t('cost.tap')}</p>
            <RadioList
              legend={t('cost.longer')}
              legendHidden
              options={offeredDays.map((tenureDays) => ({
                value: String(tenureDays),
                label: (
                  <Tenure days={tenureDays} cents={costOf(tenureDays)} share={costOf(tenureDays) / most} />
                ),
              }))}
              value={String(size.tenureDays)}
              onChange={(days) => onChoose(Number(days))}
            />
          </section>
        )}
      </div>
    </BottomSheet>
  );
}

/** A tenure with its whole cost, also as a bar on one scale from zero. */
function Tenure({ days, cents, share }: { days: number; cents: number; share: number }) {
  const { t } = useTranslation('offer');
  const format = useFormat();
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      <span style={{ minWidth: '4.5rem' }}>{t('cost.days', { count: days })}</span>
      <span aria-hidden className="flex h-3 min-w-12 flex-1">
        <span className="rounded-[3px] bg-primary" style={{ width: `${share * 100}%` }} />
      </span>
      <span className="min-w-12 text-end tabular-nums">{format.sum(cents)}</span>
    </span>
  );
}
