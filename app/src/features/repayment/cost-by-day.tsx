import { addDays, daysBetween } from '@kopa/contract/calendar';
import type { RepayDetail } from '@kopa/contract/entities';
import { paydayBefore } from '@kopa/contract/payday';
import { Button } from '@kopa/ui/button';
import { Calendar } from '@kopa/ui/icons';
import { RepaymentTimeline } from '@kopa/ui/repayment-timeline';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearch } from '../../shared/address/use-search.ts';
import { useFormat } from '../../shared/language/format.ts';
import { usePaymentDay } from '../../shared/order/use-calendar-day.ts';
import { CostTable } from './cost-table.tsx';
import { costByDay, type ChosenDay } from './loan-account.ts';
import { usePayDayWords } from './pay-day-words.ts';

/**
 * The cost of a full payment on a day of the borrower's choice, today, on the due date and a week later, as a
 * chart, and of every day as a table. With `?show=days` the page opens at the chart.
 */
export function CostByDay({
  detail,
  saved,
}: {
  detail: RepayDetail;
  /** The saved additional section, which has the payday. */
  saved: Readonly<Record<string, string>> | null;
}) {
  const { t } = useTranslation(['repay', 'loan']);
  const format = useFormat();
  const { today, dueOn } = detail;
  const chart = useMemo(() => costByDay(detail), [detail]);
  const { rows, due, last, latePerDayCents, mostCents } = chart;
  const payday = useMemo(() => paydayBefore(saved, today, dueOn), [saved, today, dueOn]);
  // Until a choice the track stands on the payday, which may arrive later, or on today.
  const [picked, pick] = useState<number | null>(null);
  const chosen = picked ?? (payday ? daysBetween(today, payday) : 0);
  const [inTable, setInTable] = useState(false);
  const chartRef = useRef<HTMLElement>(null);
  const isWanted = useSearch().get('show') === 'days';
  useEffect(() => {
    if (isWanted) chartRef.current?.scrollIntoView();
  }, [isWanted]);
  const day = addDays(today, chosen);
  const { totalCents } = chart.costIn(chosen);
  const words = usePayDayWords({ day, payday, detail, chart, cents: totalCents });
  const nameOf = ({ name, count }: ChosenDay) =>
    name === 'today' || name === 'due' ? t(`cost.${name}`) : t(`cost.${name}`, { count });
  return (
    <RepaymentTimeline
      ref={chartRef}
      caption={t('cost.caption', { sum: format.sum(detail.principalOwedCents) })}
      payDay={{
        label: t('cost.payDay'),
        days: chosen,
        max: last,
        due,
        ...words,
        cents: totalCents,
        payday: payday
          ? { days: daysBetween(today, payday), name: t('cost.payday', { day: format.shortDay(payday) }) }
          : undefined,
        ends: [
          t('cost.today'),
          due > 0 ? t('cost.dueDay', { day: format.shortDay(dueOn) }) : undefined,
          format.shortDay(addDays(today, last)),
        ],
        onChange: pick,
        action:
          chosen > 0 ? (
            <PutInCalendar orderNo={detail.order.orderNo} day={day} cents={totalCents} />
          ) : undefined,
      }}
      rows={rows.map((row) => ({
        name: nameOf(row),
        dateLabel: format.shortDay(row.cost.day),
        totalCents: row.cost.totalCents,
        costCents: row.cost.costCents,
        parts: { interest: row.cost.interestCents, late: row.cost.penaltyCents },
        afterDue: row.afterDue,
      }))}
      lateLabel={
        latePerDayCents === null ? undefined : t('cost.latePerDay', { sum: format.sum(latePerDayCents) })
      }
      cap={today > dueOn && mostCents !== null ? t('cost.most', { sum: format.money(mostCents) }) : undefined}
    >
      <div className="-mx-3 -mb-2 flex flex-col items-start gap-2 pt-2">
        {inTable && <CostTable detail={detail} />}
        <Button variant="text" aria-expanded={inTable} onClick={() => setInTable(!inTable)}>
          {t(inTable ? 'cost.hideTable' : 'cost.showTable')}
        </Button>
      </div>
    </RepaymentTimeline>
  );
}

/** A calendar file with the chosen day and amount. */
function PutInCalendar({ orderNo, day, cents }: { orderNo: string; day: string; cents: number }) {
  const { t } = useTranslation('loan');
  const format = useFormat();
  const [put, said] = usePaymentDay();
  return (
    <div className="-mx-3 pt-1">
      <Button variant="text" icon={<Calendar aria-hidden />} onClick={() => void put(orderNo, day, cents)}>
        {t('calendar.putDay', { day: format.shortDay(day) })}
      </Button>
      {said}
    </div>
  );
}
