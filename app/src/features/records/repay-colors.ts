import { daysBetween } from '@kopa/contract/calendar';
import { repayColor } from '@kopa/contract/calls/catalogue';
import type { ResultOf } from '@kopa/contract/calls/call';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { send } from '../../shared/lender/client.ts';
import { queryKeys } from '../../shared/lender/queries.ts';
import { useToday } from '../../shared/screen/use-today.ts';
import { dayOf } from '../../shared/session/calendar.ts';
import type { RecordRow } from './record-row.ts';

type Colors = ResultOf<typeof repayColor>['colors'];

/**
 * The lender's colour of a repayment: the first that fits its state and its days since the due date, counted
 * today, or on the last day of a finished loan. Undefined for other orders.
 *
 * @param today As '2027-01-06'.
 */
export function colorOf(colors: Colors, row: RecordRow, today: string): string | undefined {
  const { status, dueDate, closedAt } = row;
  if (dueDate === null) return undefined;
  const days = daysBetween(dueDate, closedAt === null ? today : dayOf(closedAt));
  return colors.find(
    ({ status: of, fromDay, untilDay }) =>
      of === status && days >= (fromDay ?? days) && days <= (untilDay ?? days),
  )?.color;
}

/**
 * The colour of a row's caption, where the lender's colours are legible: they are for text on white.
 * Undefined leaves the usual one, also without an answer.
 */
export function useRepayColor(): (row: RecordRow) => string | undefined {
  const { data } = useQuery({
    queryKey: [...queryKeys.orders, 'colors'],
    queryFn: () => send(repayColor, {}),
    staleTime: Infinity,
  });
  const today = useToday();
  const dark = useSyncExternalStore(watchMode, isDark);
  return useCallback(
    (row) => (data && !dark ? colorOf(data.colors, row, today) : undefined),
    [data, dark, today],
  );
}

function watchMode(onChange: () => void): () => void {
  const mode = matchMedia('(prefers-color-scheme: dark)');
  mode.addEventListener('change', onChange);
  return () => mode.removeEventListener('change', onChange);
}

const isDark = () => getComputedStyle(document.documentElement).colorScheme === 'dark';
