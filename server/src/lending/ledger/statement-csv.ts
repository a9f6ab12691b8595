import { localTime, type Currency, type Language, type Market } from '@kopa/contract';
import type { LoanStatement, StatementEntry } from '@kopa/contract/entities';
import { currencyPrefix, wholeUnit } from '@kopa/contract/market/money';
import { words } from '../words.ts';

const columns = ['day', 'bookedOn', 'what', 'reason', 'added', 'takenOff', 'left', 'inFavour', 'receipt'];

/**
 * A statement as CSV by RFC 4180: lines end in CR LF, the first line names the columns. Amounts are unsigned,
 * each in the column of its direction; no cell can be a formula.
 */
export function statementCsv({ lines, terms }: LoanStatement, language: Language, market: Market): string {
  const { statement } = words(language, market);
  const say = (path: string, values: Record<string, string> = {}) => statement(path, values);
  const amount = (cents: number) => amountOf(cents, market.currency);
  const prefix = currencyPrefix(market.currency);
  const rows = lines.map((line) => [
    line.day,
    line.bookedOn ?? '',
    say(`kind.${line.kind}`),
    statementReason(line, terms, { language, market, money: (cents) => `${prefix}${amount(cents)}` }),
    line.cents > 0 ? amount(line.cents) : '',
    line.cents < 0 ? amount(-line.cents) : '',
    line.balanceCents >= 0 ? amount(line.balanceCents) : '',
    line.balanceCents < 0 ? amount(-line.balanceCents) : '',
    line.receipt ?? '',
  ]);
  const header = columns.map((column) => say(`column.${column}`));
  return csvOf([header, ...rows]);
}

/** Rows of cells as CSV. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => `${cells.map(cellOf).join(',')}\r\n`).join('');
}

/** A table cell: text that a spreadsheet would read as a formula begins with an apostrophe. */
export function cellOf(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A moment of the market's clocks, as in '2026-01-15 09:00:00'. */
export function timeOf(at: number, market: Market): string {
  return new Date(localTime(at, market)).toISOString().slice(0, 19).replace('T', ' ');
}

/** How a line was computed, in words; `money` writes its amounts, given in cents. */
export function statementReason(
  { reason }: Pick<StatementEntry, 'reason'>,
  terms: LoanStatement['terms'],
  { language, market, money }: { language: Language; market: Market; money: (cents: number) => string },
): string {
  const { statement } = words(language, market);
  const say = (path: string, values: Record<string, string> = {}) => statement(path, values);
  const values: Record<string, string> = {};
  for (const [name, value] of Object.entries(reason)) {
    if (name.endsWith('Cents') && typeof value === 'number') values[name] = money(value);
    else if (typeof value === 'string' || typeof value === 'number') values[name] = String(value);
  }
  switch (reason.rule) {
    case 'interest': {
      const { interest } = terms;
      const isAnnual = interest.basis === 'annual';
      values['rate'] = isAnnual ? percent(interest.annualBps, 100) : percent(interest.dailyPpm, 10_000);
      return say(isAnnual ? 'reason.interestAnnual' : 'reason.interestDaily', values);
    }
    case 'penalty': {
      values['rate'] = percent(terms.penaltyBpsPerDay, 100);
      const isCapped = reason.roomCents !== null && reason.soFarCents - reason.beforeCents > reason.roomCents;
      return say(isCapped ? 'reason.penaltyCapped' : 'reason.penalty', values);
    }
    case 'corrected':
    case 'recharged':
    case 'resumed':
      values['charge'] = say(`kind.${reason.charge}`);
      return say(`reason.${reason.rule}`, values);
    default:
      return say(`reason.${reason.rule}`, values);
  }
}

function percent(rate: number, perPercent: number): string {
  return `${rate / perPercent} %`;
}

/** As in 1074.80: digits and a point, in every language, for machines. */
/** An amount without its currency, as in '1200.50'. */
export function amountOf(amount: number, currency: Currency): string {
  return (amount / wholeUnit(currency)).toFixed(currency.decimals);
}
