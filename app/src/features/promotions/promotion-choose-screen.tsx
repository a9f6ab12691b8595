import { addDays } from '@kopa/contract/calendar';
import type { Product } from '@kopa/contract/entities';
import { quote } from '@kopa/contract/pricing';
import { AmountSlider } from '@kopa/ui/amount-slider';
import { AmountSummary } from '@kopa/ui/amount-summary';
import { Button } from '@kopa/ui/button';
import { ChoiceChips } from '@kopa/ui/choice-chips';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { navigate } from '../../shared/address/navigation.ts';
import { useFormat } from '../../shared/language/format.ts';
import { useToday } from '../../shared/screen/use-today.ts';
import { fitOf, sizeOf, sizeQuery, type Home } from './fitting-loan.ts';
import { WhoCanApply } from './plain-words.tsx';
import { Nothing, PromotionFrame, WithHome } from './promotion-frame.tsx';
import { WhatFits } from './what-fits.tsx';

/** /yx2 (S2-40): an amount and a tenure of one's own, and what they cost at once. */
export default function PromotionChooseScreen() {
  const { t } = useTranslation(['promotion', 'content']);
  const title = t('choose.title');
  return (
    <WithHome title={title}>
      {(home) =>
        home.products[0] ? <Choose home={home} product={home.products[0]} /> : <Nothing title={title} />
      }
    </WithHome>
  );
}

function Choose({ home, product }: { home: Home; product: Product }) {
  const { t } = useTranslation('promotion');
  const format = useFormat();
  const today = useToday();
  const [search] = useSearchParams();
  const [size, setSize] = useState(() => sizeOf(search, product));
  const { principalCents, tenureDays } = size;
  const priced = quote(size, product.terms);
  return (
    <PromotionFrame
      title={t('choose.title')}
      footer={
        fitOf(home.status) === 'apply' && (
          <Button
            block
            onClick={() => {
              // Back comes to this choice again.
              navigate(`/yx2?${sizeQuery(size)}`, { replace: true });
              navigate(`/yx2ConfirmBorrow?${sizeQuery(size)}`);
            }}
          >
            {t('choose.next')}
          </Button>
        )
      }
    >
      <WhatFits home={home} />
      <div className="flex flex-col gap-3">
        <h2 className="text-title text-ink">{t('choose.howMuch')}</h2>
        <AmountSlider
          label={t('choose.howMuch')}
          min={product.minimumCents}
          max={product.maximumCents}
          step={product.stepCents}
          value={principalCents}
          onChange={(cents) => setSize({ ...size, principalCents: cents })}
          format={format.money}
        />
      </div>
      <ChoiceChips
        label={t('choose.howLong')}
        options={product.offeredDays.map((days) => ({ value: String(days), label: String(days) }))}
        value={String(tenureDays)}
        onChange={(days) => setSize({ ...size, tenureDays: Number(days) })}
      />
      <AmountSummary
        title={t('choose.summary', { sum: format.money(principalCents), days: tenureDays })}
        get={{ cents: priced.disbursedCents, caption: t('choose.getCaption') }}
        payBack={{
          cents: priced.dueCents,
          caption: t('choose.payBackCaption', { day: format.weekdayDay(addDays(today, tenureDays)) }),
        }}
        cost={{
          label: t('choose.cost'),
          value: t('choose.costValue', {
            sum: format.money(priced.totalCostCents),
            apr: format.percent(priced.aprBps),
          }),
        }}
      />
      <WhoCanApply />
    </PromotionFrame>
  );
}
