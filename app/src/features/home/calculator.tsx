import { addDays, type Day } from '@kopa/contract/calendar';
import type { Product } from '@kopa/contract/entities';
import { quote } from '@kopa/contract/pricing';
import { AmountSlider } from '@kopa/ui/amount-slider';
import { AmountSummary } from '@kopa/ui/amount-summary';
import { Button } from '@kopa/ui/button';
import { ChoiceChips } from '@kopa/ui/choice-chips';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { navigate } from '../../shared/address/navigation.ts';
import { useFormat } from '../../shared/language/format.ts';
import { policy } from '../../shared/session/policy.ts';

const CostSheet = lazy(() => import('../../shared/order/cost-sheet.tsx'));

/** The chosen loan: integer cents, and the tenure in days. */
export interface Chosen {
  principalCents: number;
  tenureDays: number;
}

/** The initial choice: KSh 10,000 where possible, with the shortest tenure. */
export function firstChoice({ minimumCents, maximumCents, offeredDays }: Product): Chosen {
  return {
    principalCents: Math.min(maximumCents, Math.max(minimumCents, 1_000_000)),
    tenureDays: offeredDays[0] ?? 0,
  };
}

interface Choosing {
  product: Product;
  chosen: Chosen;
}

/** Amount, tenure, disbursed amount and total: the figures of the offer. */
export function Calculator({
  greeting,
  product,
  chosen,
  onChoose,
  today,
}: Choosing & { greeting: ReactNode; onChoose: (chosen: Chosen) => void; today: Day }) {
  const { t } = useTranslation('home');
  const format = useFormat();
  const [costOpen, setCostOpen] = useState<boolean>();
  const { principalCents, tenureDays } = chosen;
  const priced = quote({ principalCents, tenureDays }, product.terms);
  return (
    <div className="flex flex-col gap-6 pb-4">
      <div className="kopa-hero kopa-hero-block flex flex-col gap-3">
        {greeting}
        <h2 className="text-heading text-ink">{t('howMuch')}</h2>
        <AmountSlider
          label={t('howMuch')}
          min={product.minimumCents}
          max={product.maximumCents}
          step={product.stepCents}
          value={principalCents}
          onChange={(cents) => onChoose({ ...chosen, principalCents: cents })}
          format={format.money}
        />
      </div>
      <ChoiceChips
        label={t('howLong')}
        options={product.offeredDays.map((days) => ({ value: String(days), label: String(days) }))}
        value={String(tenureDays)}
        onChange={(days) => onChoose({ ...chosen, tenureDays: Number(days) })}
      />
      <AmountSummary
        title={t('loan', { sum: format.money(principalCents), days: tenureDays })}
        get={{
          cents: priced.disbursedCents,
          caption: t(policy().payout.kinds.includes('mobileMoney') ? 'getCaption' : 'getCaptionBank'),
        }}
        payBack={{
          cents: priced.dueCents,
          caption: t('payBackCaption', { day: format.weekdayDay(addDays(today, tenureDays)) }),
        }}
        cost={{
          label: t('cost'),
          value: t('costValue', {
            sum: format.money(priced.totalCostCents),
            apr: format.percent(priced.aprBps),
          }),
          onClick: () => setCostOpen(true),
        }}
      />
      {costOpen !== undefined && (
        <Suspense>
          <CostSheet
            terms={product.terms}
            size={chosen}
            offeredDays={product.offeredDays}
            onChoose={(days) => onChoose({ ...chosen, tenureDays: days })}
            open={costOpen}
            onOpenChange={setCostOpen}
          />
        </Suspense>
      )}
    </div>
  );
}

/** Applies for the chosen loan. */
export function Apply({ product: { productId }, chosen: { principalCents, tenureDays } }: Choosing) {
  const { t } = useTranslation('home');
  const format = useFormat();
  return (
    <Button
      block
      onClick={() =>
        navigate(`/borrow/to_borrow?productId=${productId}&amount=${principalCents}&days=${tenureDays}`)
      }
    >
      {t('apply', { sum: format.money(principalCents) })}
    </Button>
  );
}
