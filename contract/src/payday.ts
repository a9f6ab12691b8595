import { addDays, type Day } from './calendar.ts';

/**
 * The borrower's last payday after today and up to the due date, from the saved additional section; `null`
 * for none. A day of the month that a month does not have is the month's last day. Pay every fourteen days
 * has no known first week, so that pay is never named.
 */
export function paydayBefore(
  saved: Readonly<Record<string, string>> | null | undefined,
  today: Day,
  dueOn: Day,
): Day | null {
  const frequency = saved?.['payFrequency'];
  const codes = [saved?.['monthlyPayday'], saved?.['monthlyPaydayTwo']].filter(Boolean).map(Number);
  const isByDate = frequency === 'Monthly' || frequency === 'Biweekly';
  if (codes.length === 0 || !(isByDate || frequency === 'Weekly')) return null;
  for (let day = dueOn; day > today; day = addDays(day, -1)) {
    const date = Number(day.slice(8));
    const isLast = addDays(day, 1).endsWith('-01');
    // Monday is 1.
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
    if (codes.some((code) => (isByDate ? code === date || (isLast && code > date) : code === weekday)))
      return day;
  }
  return null;
}
