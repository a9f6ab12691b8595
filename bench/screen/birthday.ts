/** The wheel's 65 years, and its first position; 'YYYY-MM-DD'. Fixed, so that every run is the same. */
export const birthday = { min: '1944-01-01', max: '2008-12-31', initial: '1996-06-15' } as const;

export const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** Year, month from 1 and day of 'YYYY-MM-DD'. */
export function partsOf(iso: string): { year: number; month: number; day: number } {
  const [year = 0, month = 0, day = 0] = iso.split('-').map(Number);
  return { year, month, day };
}

/** 'YYYY-MM-DD' of its parts. */
export function isoOf({ year, month, day }: { year: number; month: number; day: number }): string {
  return [String(year), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
}

/** The number of days of a month. */
export function daysIn(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** '1996-06-15' as '15 June 1996', for the row. */
export function shownDay(iso: string): string {
  const { year, month, day } = partsOf(iso);
  return `${day} ${months[month - 1]} ${year}`;
}
