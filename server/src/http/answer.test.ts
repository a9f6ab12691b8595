import { expect, it } from 'vitest';
import { languageOf } from './answer.ts';

it.each([
  ['es', undefined, 'es'],
  ['en', undefined, 'en'],
  ['en', 'sw', 'sw'],
  ['en', 'sw-KE,en;q=0.8', 'sw'],
  ['en', 'es-ES', 'en'],
  ['es', 'sw', 'es'],
  ['fr', 'sw', 'en'],
  [undefined, 'sw', 'sw'],
  [undefined, 'de', 'en'],
])('[S7-09] lang %s with Accept-Language %s returns %s', (lang, accept, spoken) => {
  expect(languageOf({ headers: { lang, 'accept-language': accept } })).toBe(spoken);
});
