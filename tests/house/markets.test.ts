import { expect, it } from 'vitest';
import { textOf, writtenFiles } from './source-files.ts';

/** Kenya's money, phone numbers and places, where a lender of another market would meet them. */
const kenyan = /\bKSh\b|\bKES\b|\+254|\b254\b|Nairobi/;

/**
 * Sources that are Kenya's own: the market, its lists of banks and places, its messages and the providers
 * that serve Kenya alone; the calendar, whose days are Nairobi's in every market; and those in which a fact
 * of Kenya is an example for readers.
 */
const ofKenya = [
  'contract/src/calendar.ts',
  'contract/src/market/kenya.ts',
  'contract/src/mpesa-message/',
  'contract/src/payout/kenya-',
  'contract/src/regions/',
  'server/src/http/documents/',
  'server/src/lending/catalogue/',
  'server/src/ports/identity/embedded/reading/',
  'server/src/ports/payments/',
  'ui/src/foundations/strings/ui-market.ts',
];

const withoutComments = (text: string) =>
  text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/.*$/gm, '');

it('a fact of Kenya stands in the files of its market alone', () => {
  const sources = writtenFiles('{app,contract,server,ui}/src/**/*.{ts,tsx}').filter(
    (file) => !/\.test\.tsx?$|\/test\//.test(file) && !ofKenya.some((own) => file.startsWith(own)),
  );
  expect(sources.length).toBeGreaterThan(500);
  const found = sources.flatMap((file) =>
    withoutComments(textOf(file))
      .split('\n')
      .flatMap((line) => (kenyan.test(line) ? [`${file}: ${line.trim()}`] : [])),
  );
  expect(found).toEqual([]);
});

it('no text of a borrower names the money or the numbers of one market', () => {
  const found = writtenFiles('locales/*/*.json').flatMap((file) =>
    textOf(file)
      .split('\n')
      .flatMap((line) => (/\bKSh\b|\bKES\b|\+254/.test(line) ? [`${file}: ${line.trim()}`] : [])),
  );
  expect(found).toEqual([]);
});
