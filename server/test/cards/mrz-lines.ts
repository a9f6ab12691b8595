import type { Person } from './people.ts';

/** The check digit of ICAO 9303: weights 7, 3, 1; letters from 10, the filler 0. */
export function checkDigit(text: string): string {
  const sum = [...text].reduce((sum, letter, at) => {
    const value = letter === '<' ? 0 : parseInt(letter, 36);
    return sum + value * ([7, 3, 1][at % 3] ?? 0);
  }, 0);
  return String(sum % 10);
}

const short = (day: string) => day.replaceAll('-', '').slice(2);

/**
 * The three lines of 30 on the back of a Kenyan card. Line 1: serial number and numbers of an office; line 2:
 * birth, sex, expiry and, in nine digits after a letter, the ID number, whose last eight the last digit of
 * all guards.
 */
export function kenyanMrz(person: Person): [string, string, string] {
  const guarded = (text: string) => text + checkDigit(text);
  const office = person.serial.slice(2, 6);
  const first = `IDKYA${guarded(person.serial)}<<${office}<<<<<${office}`;
  const birth = guarded(short(person.birthday));
  const expiry = guarded(short(`${Number(person.issued.slice(0, 4)) + 10}${person.issued.slice(4)}`));
  const optional = `<B${person.nationalId.padStart(9, '0')}X`.padEnd(14, '<');
  const composite = checkDigit(first.slice(5) + birth + expiry + optional.slice(3));
  const names = person.names.replaceAll("'", '').split(' ').join('<');
  return [
    first,
    `${birth}${person.sex.slice(0, 1)}${expiry}${optional}${composite}`,
    names.padEnd(30, '<').slice(0, 30),
  ];
}
