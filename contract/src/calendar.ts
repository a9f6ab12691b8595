import type { Market } from './market/market.ts';

/**
 * A calendar day of a market, as 'YYYY-MM-DD'. A market keeps one offset from UTC all year, so a day is plain
 * arithmetic. Loans count calendar days; the day of disbursement is day 0.
 */
export type Day = string;

/** The market whose clocks count. */
export type LocalTime = Pick<Market, 'utcOffset'>;

/** A day in milliseconds; no market has summer time. */
export const dayMs = 86_400_000;

/** An instant as the clocks of a market show it, in epoch milliseconds to be formatted as UTC. */
export function localTime(instant: number, market: LocalTime): number {
  return instant - startOfDay('1970-01-01', market);
}

/** The day of an instant in epoch milliseconds. */
export function dayOf(instant: number, market: LocalTime): Day {
  return new Date(localTime(instant, market)).toISOString().slice(0, 10);
}

/** The instant of a day and a time 'HH:MM' of 24 hours, in epoch milliseconds. */
export function instantOf(day: Day, clock: string, { utcOffset }: LocalTime): number {
  return Date.parse(`${day}T${clock}:00${utcOffset}`);
}

/** The instant at which a day begins, in epoch milliseconds. */
export function startOfDay(day: Day, market: LocalTime): number {
  return instantOf(day, '00:00', market);
}

/** The day `count` days later (or earlier, when negative). */
export function addDays(day: Day, count: number): Day {
  return dayAt(numberOf(day) + count);
}

/** The number of days from one day to another; negative when `to` is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return numberOf(to) - numberOf(from);
}

/* A loan has the same days again and again, and a night all loans: each is computed once. */
const numbers = new Map<Day, number>();
const days = new Map<number, Day>();
const mostKept = 10_000;

/** The days since 1970; NaN for another text. */
function numberOf(day: Day): number {
  return kept(numbers, day, () => Math.round(Date.parse(`${day}T00:00:00Z`) / dayMs));
}

function dayAt(number: number): Day {
  return kept(days, number, () => new Date(number * dayMs).toISOString().slice(0, 10));
}

function kept<K, V>(known: Map<K, V>, key: K, compute: () => V): V {
  const found = known.get(key);
  if (found !== undefined) return found;
  if (known.size >= mostKept) known.clear();
  const value = compute();
  known.set(key, value);
  return value;
}

/** The same time on the next working day, Monday to Friday. */
export function nextWorkingDay(instant: number, market: LocalTime): number {
  const today = dayOf(instant, market);
  let day = addDays(today, 1);
  while ([0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())) day = addDays(day, 1);
  return instant + daysBetween(today, day) * dayMs;
}

/** Whether the text is an existing day. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Full years from a birthday to another day. */
export function ageOn(birth: Day, day: Day): number {
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4));
  return day.slice(5) < birth.slice(5) ? years - 1 : years;
}

/** The format of a birthday: DD-MM-YYYY, or DD/MM/YYYY in the other reading of S4-49. */
export type BirthdayForm = 'hyphens' | 'slashes';

/** A day as a birthday: day, month and year, padded with zeros (S4-49). */
export function toBirthday(day: Day, form: BirthdayForm = 'hyphens'): string {
  return [day.slice(8, 10), day.slice(5, 7), day.slice(0, 4)].join(form === 'hyphens' ? '-' : '/');
}

/** The day of a birthday, or `null` for another text. Without a format, both are read. */
export function fromBirthday(birthday: string, form?: BirthdayForm): Day | null {
  const parts = /^(\d{2})([-/])(\d{2})\2(\d{4})$/.exec(birthday);
  if (!parts || (form && parts[2] !== (form === 'hyphens' ? '-' : '/'))) return null;
  const day = `${parts[4]}-${parts[3]}-${parts[1]}`;
  return isDay(day) ? day : null;
}
