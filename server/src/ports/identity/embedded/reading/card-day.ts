import { isDay, type Day } from '@kopa/contract/calendar';
import { asDigits } from './lookalikes.ts';

/** Beginnings of month names in English, Spanish and Swahili. */
const months = [
  ['JAN', 'ENE'],
  ['FEB'],
  ['MAR', 'MAC'],
  ['APR', 'ABR'],
  ['MAY', 'MEI'],
  ['JUN'],
  ['JUL'],
  ['AUG', 'AGO'],
  ['SEP'],
  ['OCT', 'OKT'],
  ['NOV'],
  ['DEC', 'DIC', 'DES'],
] as const;

const number = '[0-9OoQIl|ZSB]';
// No adjacent character may belong to a longer number.
const alone = (form: string) => new RegExp(`(?<![0-9A-Za-z])${form}(?![0-9A-Za-z])`, 'g');
const allNumbers = alone(
  `(${number}{1,2})\\s?[./-]\\s?(${number}{1,2})\\s?[./-]\\s?((?:19|2[0O])${number}{2})`,
);
const withMonth = alone(`(${number}{1,2})[ ./-]{0,2}([A-Z]{3,10})[ ./-]{1,2}((?:19|2[0O])${number}{2})`);

/**
 * The day in a card's text, day before month, as on the cards of all markets: `12.03.1988`, `12/03/1988`,
 * `12-3-1988`, `12 MAR 1988`. null: none, an invalid day, or several.
 */
export function dayIn(text: string): Day | null {
  const found = new Set<Day>();
  for (const [, day = '', month = '', year = ''] of text.matchAll(allNumbers))
    found.add([year, month, day].map((part) => asDigits(part).padStart(2, '0')).join('-'));
  for (const [, day = '', name = '', year = ''] of text.toUpperCase().matchAll(withMonth)) {
    const month = months.findIndex((starts) => starts.some((start) => name.startsWith(start))) + 1;
    found.add([asDigits(year), month, asDigits(day)].map((part) => String(part).padStart(2, '0')).join('-'));
  }
  const [only] = found;
  return found.size === 1 && only !== undefined && isDay(only) ? only : null;
}
