import { addDays } from '@kopa/contract/calendar';
import type { Product } from '@kopa/contract/entities';
import {
  exampleLoan,
  openLoan,
  quote,
  rolloverOffer,
  type LoanSize,
  type PricingTerms,
  type Quote,
} from '@kopa/contract/pricing';
import { wholeUnit } from '@kopa/contract/market/money';
import { AmountSlider } from '@kopa/ui/amount-slider';
import { AmountSummary } from '@kopa/ui/amount-summary';
import { ChoiceChips } from '@kopa/ui/choice-chips';
import { SegmentedControl } from '@kopa/ui/segmented-control';
import { Stack } from '@kopa/ui/stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../language/format.ts';
import { market } from '../lender/lender.ts';

/** What a borrower sees and pays before a change and after: the borrower's own parts, and both sums. */
export function BorrowerPreview({ now, after, from }: { now: Product; after: Product; from: string }) {
  const { t } = useTranslation('desk');
  const { money, day } = useFormat();
  const [which, setWhich] = useState<'now' | 'after'>('after');
  const shown = which === 'now' ? now : after;
  const unit = wholeUnit(market().currency);
  const [chosen, setChosen] = useState(() => exampleLoan(now));
  const size = nearestIn(shown, chosen);
  const priced = quote(size, shown.terms);
  const title = t('catalogue.loan', { sum: money(size.principalCents), days: size.tenureDays });
  return (
    <Stack as="section" gap={4} aria-labelledby="preview">
      <h2 id="preview" className="text-title text-ink">
        {t('catalogue.preview')}
      </h2>
      <SegmentedControl
        label={t('catalogue.price')}
        value={which}
        onChange={setWhich}
        options={[
          { value: 'now', label: t('catalogue.now') },
          { value: 'after', label: t('catalogue.from', { day: day(from) }) },
        ]}
      />
      <Stack gap={4} className="rounded-card border border-control bg-page p-4">
        <AmountSlider
          label={t('catalogue.howMuch')}
          min={shown.minimumCents / unit}
          max={shown.maximumCents / unit}
          step={shown.stepCents / unit}
          value={size.principalCents / unit}
          onChange={(units) => setChosen({ ...size, principalCents: units * unit })}
          format={(units) => money(units * unit)}
        />
        <ChoiceChips
          label={t('catalogue.howLong')}
          options={shown.offeredDays.map((days) => ({ value: days, label: days }))}
          value={size.tenureDays}
          onChange={(tenureDays) => setChosen({ ...size, tenureDays })}
        />
        <AmountSummary
          title={title}
          get={{ cents: priced.disbursedCents, caption: t('catalogue.onThatDay') }}
          payBack={{
            cents: Math.max(priced.dueCents, priced.disbursedCents),
            caption: t('catalogue.payBackBy', { day: day(addDays(from, size.tenureDays)) }),
          }}
        />
      </Stack>
      <Compared title={title} size={size} now={now.terms} after={after.terms} from={from} />
    </Stack>
  );
}

const rows = {
  gets: ({ disbursedCents }: Quote) => disbursedCents,
  upfront: ({ upfrontCents }: Quote) => upfrontCents,
  interest: ({ interestCents }: Quote) => interestCents,
  paysBack: ({ dueCents }: Quote) => dueCents,
  lateDay: ({ penaltyPerDayCents }: Quote) => penaltyPerDayCents,
};

/** What one extension costs on the due day of a loan without a payment; 0: none is offered. */
function extensionCents(size: LoanSize, terms: PricingTerms, from: string): number {
  const { account } = openLoan(size, terms, from);
  return rolloverOffer(account, account.dueOn, terms.extension ?? 'none', 0)?.payNowCents ?? 0;
}

/** One loan at both prices. Renders a `<table>`. */
function Compared({
  title,
  size,
  now: termsNow,
  after: termsAfter,
  from,
}: {
  title: string;
  size: LoanSize;
  now: PricingTerms;
  after: PricingTerms;
  from: string;
}) {
  const { t } = useTranslation('desk');
  const { sum, day } = useFormat();
  const rate = (bps: number) => t('catalogue.percent', { rate: (bps / 100).toFixed(2) });
  const [now, after] = [quote(size, termsNow), quote(size, termsAfter)];
  const extension = [termsNow, termsAfter].map((terms) => extensionCents(size, terms, from)) as [
    number,
    number,
  ];
  return (
    <table className="w-full text-start text-body text-ink tabular-nums">
      <caption className="pb-1 text-start text-caption text-muted">{title}</caption>
      <thead>
        <tr className="border-b border-control text-caption text-muted">
          <th scope="col" className="py-1 text-start font-text">
            {t('catalogue.what')}
          </th>
          {[t('catalogue.now'), t('catalogue.from', { day: day(from) }), t('catalogue.change')].map(
            (head) => (
              <th key={head} scope="col" className="py-1 ps-3 text-end font-text">
                {head}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {Object.entries(rows).map(([name, of]) => (
          <Row
            key={name}
            name={t(`catalogue.sum.${name as keyof typeof rows}`)}
            values={[sum(of(now)), sum(of(after)), signed(of(after) - of(now), sum)]}
          />
        ))}
        <Row
          name={t('catalogue.sum.extension')}
          values={[...(extension.map(sum) as [string, string]), signed(extension[1] - extension[0], sum)]}
        />
        <Row
          name={t('catalogue.sum.apr')}
          values={[rate(now.aprBps), rate(after.aprBps), signed(after.aprBps - now.aprBps, rate)]}
        />
      </tbody>
    </table>
  );
}

/** "− 50"; zero is "0". */
function signed(difference: number, text: (value: number) => string): string {
  return difference === 0 ? '0' : `${difference > 0 ? '+' : '−'} ${text(Math.abs(difference))}`;
}

function Row({ name, values }: { name: string; values: readonly [string, string, string] }) {
  const [now, after, change] = values;
  return (
    <tr className="border-b border-decor">
      <th scope="row" className="py-1.5 text-start font-text text-muted">
        {name}
      </th>
      <td className="py-1.5 ps-3 text-end">{now}</td>
      <td className="py-1.5 ps-3 text-end">{after}</td>
      <td className="py-1.5 ps-3 text-end font-semibold">{change}</td>
    </tr>
  );
}

/** The chosen loan, or the nearest one that the product offers. */
function nearestIn(product: Product, chosen: { principalCents: number; tenureDays: number }) {
  const { minimumCents, maximumCents, stepCents, offeredDays } = product;
  const most = Math.max(0, Math.floor((maximumCents - minimumCents) / stepCents));
  const steps = Math.round((chosen.principalCents - minimumCents) / stepCents);
  return {
    principalCents: minimumCents + Math.max(0, Math.min(most, steps)) * stepCents,
    tenureDays: offeredDays.includes(chosen.tenureDays) ? chosen.tenureDays : (offeredDays[0] ?? 1),
  };
}
