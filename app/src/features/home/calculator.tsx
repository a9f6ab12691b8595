import { addDays, type Day } from '@kopa/contract/calendar';
import type { Product } from '@kopa/contract/entities';
import { quote } from '@kopa/contract/pricing';
import { AmountSlider } from '@kopa/ui/amount-slider';
import { AmountSummary } from '@kopa/ui/amount-summary';
import { Button } from '@kopa/ui/button';
import { ChoiceChips } from '@kopa/ui/choice-chips';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { navigate } from '../../shared/address/hash-address.ts';
import { HomeFrame } from './home-frame.tsx';
import { useFormat } from '../../shared/language/format.ts';

const firstChoiceCents = 1_000_000;

/** How much, for how long, what arrives and what is paid back: the same sums as the offer's. */
export function Calculator({
  product,
  today,
  figuresFrom,
}: {
  product: Product;
  today: Day;
  figuresFrom: number;
}) {
  const { t } = useTranslation('home');
  const format = useFormat();
  const [principalCents, setPrincipalCents] = useState(() =>
    Math.min(product.maximumCents, Math.max(product.minimumCents, firstChoiceCents)),
  );
  const [tenureDays, setTenureDays] = useState(product.offeredDays[0] ?? 0);
  const priced = quote({ principalCents, tenureDays }, product.terms);
  return (
    <HomeFrame
      figuresFrom={figuresFrom}
      footer={
        <Button
          block
          onClick={() =>
            navigate(
              `/borrow/to_borrow?productId=${product.productId}&amount=${principalCents}&days=${tenureDays}`,
            )
          }
        >
          {t('apply', { sum: format.money(principalCents) })}
        </Button>
      }
    >
      <div className="flex flex-col gap-6 pb-4">
        <div className="flex flex-col gap-3">
          <h2 className="text-heading text-ink">{t('howMuch')}</h2>
          <AmountSlider
            label={t('howMuch')}
            min={product.minimumCents}
            max={product.maximumCents}
            step={product.stepCents}
            value={principalCents}
            onChange={setPrincipalCents}
            format={format.money}
          />
        </div>
        <ChoiceChips
          label={t('howLong')}
          options={product.offeredDays.map((days) => ({ value: String(days), label: String(days) }))}
          value={String(tenureDays)}
          onChange={(days) => setTenureDays(Number(days))}
        />
        <AmountSummary
          title={t('loan', { sum: format.money(principalCents), days: tenureDays })}
          get={{ cents: priced.disbursedCents, caption: t('getCaption') }}
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
          }}
        />
      </div>
    </HomeFrame>
  );
}
