import { addDays, type Day } from '@kopa/contract/calendar';
import type { Order } from '@kopa/contract/entities';
import { AmountSummary } from '@kopa/ui/amount-summary';
import { Clock } from '@kopa/ui/icons';
import { DrawnIn, Moment } from '@kopa/ui/illustration';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../language/format.ts';
import { useMoment } from '../screen/moment.ts';
import { quoteIn } from './quote-in.ts';

/** An approved loan, on home and after the review: the good news, both sums, the cost and the last hour. */
export function OfferedLoan({
  order,
  today,
  name,
  end,
  onSee,
}: {
  order: Order;
  /** The lender's. */
  today: Day;
  /** The borrower's first name, if it is known. */
  name: string | null;
  /** Below the good news. */
  end?: ReactNode;
  /** Opens the offer with every cost. */
  onSee: () => void;
}) {
  const { t } = useTranslation('review');
  const format = useFormat();
  const { orderNo, loanAmount, disbursalAmount, tenure, collectBefore, payout } = order;
  const { dueCents, totalCostCents } = quoteIn(order);
  const sum = format.money(loanAmount);
  const plays = useMoment(`approved ${orderNo}`);
  return (
    <>
      <div className="kopa-hero kopa-hero-block flex flex-col gap-4">
        <Moment name="approved" plays={plays} />
        <div className="text-center">
          <p className="text-heading text-ink">{name ? t('approved.yesTo', { name }) : t('approved.yes')}</p>
          <h2 className="text-heading text-ink">{t('approved.heading', { sum })}</h2>
          <p className="pt-2 text-body text-muted">{t('approved.body')}</p>
          {end}
        </div>
      </div>
      <DrawnIn plays={plays}>
        <AmountSummary
          title={t('approved.loan', { sum, days: tenure })}
          get={{ cents: disbursalAmount, caption: t('approved.get', { name: payout?.name ?? '' }) }}
          payBack={{
            cents: dueCents,
            caption: t('approved.payBack', { day: format.weekdayDay(addDays(today, tenure)) }),
          }}
          cost={{ label: t('approved.cost'), value: format.money(totalCostCents), onClick: onSee }}
        />
      </DrawnIn>
      {collectBefore !== null && (
        <p className="flex items-center justify-center gap-2 text-caption text-muted">
          <Clock aria-hidden className="size-4 shrink-0" />
          {t('approved.until', { time: format.time(collectBefore) })}
        </p>
      )}
    </>
  );
}
