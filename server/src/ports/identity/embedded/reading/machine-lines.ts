import { isDay, type Day } from '@kopa/contract/calendar';
import { parse } from 'mrz';
import type { CardText } from '../../identity-verifier.ts';
import type { CardLayout } from './card-layouts.ts';
import { asDigits } from './lookalikes.ts';

/** What the lines for machines on a back say. */
export interface MachineReading {
  /** Whether there are such lines at all, readable or not. */
  present: boolean;
  text: CardText;
}

const nothing: CardText = { nationalId: null, names: null, birthday: null };

const digit = '[0-9OQIZSB]';
// Runs of `<` are read as these. Where a filler must stand, nothing else can.
const filler = '[<KLCEXT]';

/**
 * The first two lines of TD1 (ICAO 9303, part 5) as each country fills them, with a named group for each field that is not filler.
 * How many fillers there are is known, so that it does not matter how many were read. Kenya: as users of the cards describe them;
 * cards of 2024 may differ, and then have no number here.
 */
const forms = {
  // Serial number, its check digit, two numbers of an office; then birth, sex, expiry, a letter, the ID number in nine digits, a sign.
  kenya: {
    first: new RegExp(
      `^[I1L]?D(?<state>KYA|KEN)(?<document>${digit}{9})(?<check>${digit})${filler}{1,3}(?<a>${digit}{3,4})${filler}{2,12}(?<b>${digit}{3,4})$`,
    ),
    second: new RegExp(
      `^(?<birth>${digit}{6})(?<birthCheck>${digit})(?<sex>[MF<])(?<expiry>${digit}{6})(?<expiryCheck>${digit})${filler}(?<letter>[A-Z])(?<id>${digit}{9})(?<sign>[A-Z0-9])${filler}{1,4}(?<composite>${digit})$`,
    ),
  },
  // The CURP is not in it: only birth and expiry are taken.
  mexico: {
    first: /^[I1L]?DMEX/,
    second: new RegExp(
      `^(?<birth>${digit}{6})(?<birthCheck>${digit})(?<sex>[HMX<])(?<expiry>${digit}{6})(?<expiryCheck>${digit})MEX`,
    ),
  },
} as const;

/**
 * Understands the lines for machines, as they were read line by line. A field counts if its own check digit is right; the ID number
 * of Kenya if all check digits are. What other fields say of themselves, and whether the whole is valid, is not asked: no country
 * here fills in all as ICAO has it. Of a number of nine digits the first is in no check digit; the reader asks for a second reading
 * that agrees. Names have no check digit at all, and fillers among them are read as letters: they are never certain.
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
  // ICAO has F and M alone; the sex is in no check digit.
  const sex = '<';
  return `${digits(second, 'birth')}${digits(second, 'birthCheck')}${sex}${digits(second, 'expiry')}${digits(second, 'expiryCheck')}`;
}

/** Numbers of 7 and 8 digits have noughts before them. */
function idOf(second: Fields): string | null {
  const id = digits(second, 'id').replace(/^0{1,2}/, '');
  return /^[1-9]\d{6,8}$/.test(id) ? id : null;
}

/** Years have two digits: who has a card was born 18 years before it ends or later was given out, and as late as can be. */
function birthdayOf(second: Fields): Day | null {
  const [birth, end] = [digits(second, 'birth'), Number(digits(second, 'expiry').slice(0, 2))];
  const lastYear = (end > 60 ? 1900 : 2000) + end;
  const year = Number(birth.slice(0, 2));
  const century = 2000 + year + 18 <= lastYear ? 2000 : 1900;
  const day = `${century + year}-${birth.slice(2, 4)}-${birth.slice(4, 6)}`;
  return isDay(day) ? day : null;
}
