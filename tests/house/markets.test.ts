import { expect, it } from 'vitest';
import { textOf, writtenFiles } from './source-files.ts';

/** Kenya's money, phone numbers, places and wallet, where a lender of another market would meet them. */
const kenyan = /\bKSh\b|\bKES\b|\+254|\b254\b|Nairobi|\bM-?Pesa\b|\bM-PESA\b|Safaricom/;

/**
 * Sources that are Kenya's own: the market, its lists of banks and places, its messages and the providers
 * that serve Kenya alone; and those in which a fact of Kenya is an example for readers.
 */
const ofKenya = [
  'contract/src/market/kenya.ts',
  'contract/src/mpesa-message/',
  'contract/src/payout/kenya-',
  'contract/src/payout/mobile-money.ts',
  'contract/src/regions/',
  'server/src/http/documents/',
  'server/src/lending/catalogue/',
  'server/src/ports/identity/embedded/reading/',
  'server/src/ports/payments/',
  'server/src/settings/',
  'ui/src/foundations/market/kenya.ts',
];

const withoutComments = (text: string) =>
  text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/.*$/gm, '');

const linesWith = (pattern: RegExp, files: readonly string[], read = textOf) =>
  files.flatMap((file) =>
    read(file)
      .split('\n')
      .flatMap((line) => (pattern.test(line) ? [`${file}: ${line.trim()}`] : [])),
  );

it('a fact of Kenya stands in the files of its market alone', () => {
  const sources = writtenFiles('{app,contract,desk,server,ui}/src/**/*.{ts,tsx}').filter(
    (file) => !/\.test\.tsx?$|\/test\//.test(file) && !ofKenya.some((own) => file.startsWith(own)),
  );
  expect(sources.length).toBeGreaterThan(500);
  expect(linesWith(kenyan, sources, (file) => withoutComments(textOf(file)))).toEqual([]);
});

it('no line of @kopa/ui but the market of Kenya names its money or calling code, comments included', () => {
  const sources = writtenFiles('ui/src/**/*.{ts,tsx,css}').filter(
    (file) => !/\.test\.tsx?$/.test(file) && file !== 'ui/src/foundations/market/kenya.ts',
  );
  expect(sources.length).toBeGreaterThan(200);
  expect(linesWith(/\bKSh\b|\bKES\b|\+254/, sources)).toEqual([]);
});

it('no text of a borrower names the money, the numbers or the wallet of one market', () => {
  const named =
    /\bKSh\b|\bKES\b|\+254|\bM-?P(?:esa|ESA)\b|Safaricom|[Ss]hilling|[Ss]hilingi|[Cc]hel(?:in|ín)/;
  expect(linesWith(named, writtenFiles('locales/*/*.json'))).toEqual([]);
});

it('no text of a borrower but the legal ones names Kenya: a lawyer of each country writes those', () => {
  const others = writtenFiles('locales/*/*.json').filter(
    (file) => !/\/(?:agreement|content|privacy|terms)\.json$/.test(file),
  );
  expect(linesWith(/\bKen[yi]a\b/, others).filter((line) => !/"ke":/.test(line))).toEqual([]);
});
