/**
 * A calendar day in Nairobi, as 'YYYY-MM-DD'. Kenya has kept UTC+3 without summer time since 1960, so a day
 * is plain arithmetic. Loans count calendar days; the day of disbursement is day 0.
 */
export type Day = string;

/** The time zone of all days and times: that of the ledger, in every market. */
export const timeZone = 'Africa/Nairobi';

const msPerDay = 86_400_000;
const nairobiOffset = 3 * 3_600_000;

/** The Nairobi day of an instant in epoch milliseconds. */
export function dayOf(instant: number): Day {
  return new Date(instant + nairobiOffset).toISOString().slice(0, 10);
}

/** The instant at which a Nairobi day begins, in epoch milliseconds. */
export function startOfDay(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`) - nairobiOffset;
}

/** The day `count` days later (or earlier, when negative). */
export function addDays(day: Day, count: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * msPerDay).toISOString().slice(0, 10);
}

/** The number of days from one day to another; negative when `to` is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / msPerDay);
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
