import type { RepayDetail } from '@kopa/contract/entities';
import { Button } from '@kopa/ui/button';
import { RepaymentTimeline } from '@kopa/ui/repayment-timeline';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../shared/language/format.ts';
import { CostTable } from './cost-table.tsx';
import { costByDay, firstDays, type ChosenDay } from './loan-account.ts';

/**
 * The cost of a full payment today, on the due date and some days late, as a chart with a movable last day,
 * and as a table.
 */
export function CostByDay({ detail }: { detail: RepayDetail }) {
  const { t } = useTranslation('repay');
  const format = useFormat();
  const [days, setDays] = useState(() => firstDays(detail));
  const [inTable, setInTable] = useState(false);
  const { rows, bounds, latePerDayCents, mostCents } = useMemo(() => costByDay(detail, days), [detail, days]);
  const isLate = detail.today > detail.dueOn;
  const nameOf = ({ name, count }: ChosenDay) =>
    name === 'today' || name === 'due' ? t(`cost.${name}`) : t(`cost.${name}`, { count });
  return (
    <div className="flex flex-col gap-2">
      <RepaymentTimeline
        caption={t('cost.caption', { sum: format.sum(detail.principalOwedCents) })}
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
        cap={isLate && mostCents !== null ? t('cost.most', { sum: format.money(mostCents) }) : undefined}
        lateDays={{
          days,
          ...bounds,
          label: isLate ? t('cost.daysFromToday') : undefined,
          onChange: setDays,
        }}
      />
      {inTable && <CostTable detail={detail} />}
      <Button variant="text" block aria-expanded={inTable} onClick={() => setInTable(!inTable)}>
        {t(inTable ? 'cost.hideTable' : 'cost.showTable')}
      </Button>
    </div>
  );
}
