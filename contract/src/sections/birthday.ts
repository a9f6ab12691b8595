import { addDays, ageOn, type Day } from '../calendar.ts';
import type { Policy } from '../policy/policy.ts';

/** Whether a person is an adult on a day, in the policy's reading of S1-02. */
export function isAdult(birth: Day, today: Day, { adult, minimumAge }: Policy['applicant']): boolean {
  const age = ageOn(birth, today);
  const birthdayToday = birth.slice(5) === today.slice(5);
  return adult === 'passed' && birthdayToday ? age > minimumAge : age >= minimumAge;
}

/** The offered birthdays: whole years, in the policy's reading of S9-08. */
export function birthDays(
  { birthYears, birthYearsEnd, minimumAge }: Policy['applicant'],
  today: Day,
): { min: Day; max: Day } {
  const newest = Number(today.slice(0, 4)) - (birthYearsEnd === 'newestAllowed' ? minimumAge : 0);
  return { min: `${newest - birthYears + 1}-01-01`, max: addDays(`${newest + 1}-01-01`, -1) };
}
