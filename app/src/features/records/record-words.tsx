import { daysBetween } from '@kopa/contract/calendar';
import type { OrderStatus as Status } from '@kopa/contract/order-steps';
import { Ban } from '@kopa/ui/icons';
import type { OrderStatus as ShownStatus } from '@kopa/ui/order-card';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../shared/language/format.ts';
import { dayOf } from '../../shared/session/calendar.ts';
import type { RecordRow } from './record-row.ts';

const tones: Record<Status, ShownStatus['tone']> = {
  assessing: 'info',
  repaying: 'primary',
  overdue: 'danger',
  finished: 'success',
  addingCard: 'warning',
  incomplete: 'warning',
  disbursing: 'info',
  cancelled: 'neutral',
  rejected: 'neutral',
  failed: 'danger',
};

/**
 * A row's texts in the borrower's language. One shared object, so that unchanged rows do not render again.
 */
export interface RecordWords {
  status: (row: RecordRow) => ShownStatus;
  /** `year`: the row's heading; days of that year omit the year. */
  caption: (row: RecordRow, year?: string) => string;
}

export function useRecordWords(): RecordWords {
  const { t } = useTranslation(['records', 'enumerations']);
  const format = useFormat();
  return useMemo(
    () => ({
      status: ({ status }) => ({
        tone: tones[status],
        // Not the lender's decision, so not its icon.
        ...(status === 'cancelled' && { icon: <Ban aria-hidden /> }),
        label: t(`enumerations:orderStatus.${status}`),
      }),
      caption: (row, year) => {
        const { status, decidedAt, closedAt, createTime, dueDate, repayAmount, dueAmount } = row;
        const happened = dayOf(closedAt ?? decidedAt ?? createTime);
        const day = happened.startsWith(`${year}-`) ? format.shortDay(happened) : format.day(happened);
        if (status === 'finished') {
          const late = dueDate === null ? 0 : daysBetween(dueDate, happened);
          return late > 0 ? t('caption.finishedLate', { day, count: late }) : t('caption.finished', { day });
        }
        if (status === 'cancelled' && decidedAt !== null) return t('caption.notCollected', { day });
        if (status === 'assessing' && decidedAt !== null) return t('caption.approved', { day });
        const due = status === 'repaying' || status === 'overdue' || status === 'failed';
        return t(`caption.${status}`, {
          day: due && dueDate !== null ? format.day(dueDate) : day,
          sum: format.money(status === 'repaying' ? dueAmount : repayAmount),
        });
      },
    }),
    [t, format],
  );
}
