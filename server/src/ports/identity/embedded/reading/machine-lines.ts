import { isDay, type Day } from '@kopa/contract/calendar';
import { parse } from 'mrz';
import type { CardText } from '../../identity-verifier.ts';
import type { CardLayout } from './card-layouts.ts';
import { asDigits } from './lookalikes.ts';

/** The content of a back's machine-readable lines. */
export interface MachineReading {
  /** Whether machine-readable lines exist, readable or not. */
  present: boolean;
  text: CardText;
}

const nothing: CardText = { nationalId: null, names: null, birthday: null };

const digit = '[0-9OQIZSB]';
// Misread runs of `<`. Where a filler must stand, no other character is possible.
const filler = '[<KLCEXT]';

/**
 * The first two lines of TD1 (ICAO 9303, part 5) by country, with a named group per field. The number of
 * fillers is known, so misread counts do not matter. Kenya: as described by card users; cards of 2024 may
 * differ and then have no number here.
 */
const forms = {
  // Serial number with check digit, two office numbers; then birth, sex, expiry, a letter, the ID number in
  // nine digits, one character.
  kenya: {
    first: new RegExp(
      `^[I1L]?D(?<state>KYA|KEN)(?<document>${digit}{9})(?<check>${digit})${filler}{1,3}(?<a>${digit}{3,4})${filler}{2,12}(?<b>${digit}{3,4})$`,
    ),
    second: new RegExp(
      `^(?<birth>${digit}{6})(?<birthCheck>${digit})(?<sex>[MF<])(?<expiry>${digit}{6})(?<expiryCheck>${digit})${filler}(?<letter>[A-Z])(?<id>${digit}{9})(?<sign>[A-Z0-9])${filler}{1,4}(?<composite>${digit})$`,
    ),
  },
  // Without the CURP: only birth and expiry are used.
  mexico: {
    first: /^[I1L]?DMEX/,
    second: new RegExp(
      `^(?<birth>${digit}{6})(?<birthCheck>${digit})(?<sex>[HMX<])(?<expiry>${digit}{6})(?<expiryCheck>${digit})MEX`,
    ),
  },
} as const;

/**
 * Parses the machine-readable lines. A field counts when its check digit is right; Kenya's ID number when all
 * check digits are right. Other checks and the composite check are not used: no country here follows ICAO
 * completely. The first of nine digits is outside of every check digit, so the reader demands a second, equal
 * reading. Names have no check digit, and their fillers are misread as letters: names are never certain.
 */
export function readMachineLines(
  read: readonly string[],
  country: NonNullable<CardLayout['machineLines']>,
): MachineReading {
  const lines = read.map((line) => line.toUpperCase().replaceAll(/[^A-Z0-9<]/g, '')).filter(Boolean);
  const form = forms[country];
  const first = matchOf(lines, form.first);
  const second = matchOf(lines, form.second);
  const present = first !== null || second !== null || lines.filter(looksLikeOne).length >= 2;
  if (!second) return { present, text: nothing };
  const [top, middle] = country === 'kenya' ? kenyan(first, second) : mexican(second);
  const fields = new Map(
    parse([top, middle, ''.padEnd(30, '<')]).details.map((one) => [one.field, one.valid]),
  );
  const right = (...names: Parameters<typeof fields.get>[0][]) => names.every((name) => fields.get(name));
  const dated = right('birthDateCheckDigit', 'expirationDateCheckDigit');
  const whole = dated && first !== null && right('documentNumberCheckDigit', 'compositeCheckDigit');
  return {
    present,
    text: {
      nationalId: whole && country === 'kenya' ? idOf(second) : null,
      names: null,
      birthday: dated ? birthdayOf(second) : null,
    },
  };
}

type Fields = Readonly<Record<string, string>>;

function matchOf(lines: readonly string[], form: RegExp): Fields | null {
  for (const line of lines) {
    const match = form.exec(line);
    if (match) return match.groups ?? {};
  }
  return null;
}

const looksLikeOne = (line: string) => line.length >= 26 && line.includes('<');

const digits = (fields: Fields, name: string) => asDigits(fields[name] ?? '');

function kenyan(first: Fields | null, second: Fields): [string, string] {
  const tail = first ? [digits(first, 'a'), digits(first, 'b')] : ['', ''];
  const between = '<'.repeat(13 - tail.join('').length);
  const top = first
    ? `ID${first['state']}${digits(first, 'document')}${digits(first, 'check')}<<${tail.join(between)}`
    : '';
  const end = `<${second['letter']}${digits(second, 'id')}${second['sign']}<<${digits(second, 'composite')}`;
  return [top.padEnd(30, '<'), `${dates(second)}${end}`];
}

const mexican = (second: Fields): [string, string] => [''.padEnd(30, '<'), dates(second).padEnd(30, '<')];

function dates(second: Fields): string {
  // ICAO defines only F and M; no check digit covers the sex.
  const sex = '<';
  return `${digits(second, 'birth')}${digits(second, 'birthCheck')}${sex}${digits(second, 'expiry')}${digits(second, 'expiryCheck')}`;
}

/** Numbers of 7 and 8 digits have leading zeros. */
function idOf(second: Fields): string | null {
  const id = digits(second, 'id').replace(/^0{1,2}/, '');
  return /^[1-9]\d{6,8}$/.test(id) ? id : null;
}

/** Two-digit years: the holder was born at least 18 years before the expiry, and as late as possible. */
function birthdayOf(second: Fields): Day | null {
  const [birth, end] = [digits(second, 'birth'), Number(digits(second, 'expiry').slice(0, 2))];
  const lastYear = (end > 60 ? 1900 : 2000) + end;
  const year = Number(birth.slice(0, 2));
  const century = 2000 + year + 18 <= lastYear ? 2000 : 1900;
  const day = `${century + year}-${birth.slice(2, 4)}-${birth.slice(4, 6)}`;
  return isDay(day) ? day : null;
}
