/** The five headers of every call (S7-05 to S7-09), as the specification spells them. */
export const headers = {
  authorization: 'Authorization',
  packageName: 'packageName',
  appName: 'appName',
  afid: 'afid',
  lang: 'lang',
} as const;

/** Names one command, so that repeating it does not do it twice. Optional; the server also has natural keys. */
export const idempotencyHeader = 'Idempotency-Key';

/** S3-06, S3-07: what the app says it is when the native app has not told otherwise. */
export const defaultPackageName = 'king.credit.ng';
export const defaultAppName = 'EasyCash';

/** S7-01. */
export const basePath = '/api';
/** S7-02, in milliseconds. */
export const requestTimeout = 60_000;
/** S7-03: the name of the query parameter that carries the phone's time in milliseconds. */
export const timestampParameter = 't';

/** The languages a borrower can read. */
export const languages = ['en', 'sw', 'es'] as const;
export type Language = (typeof languages)[number];

/**
 * The header `lang` knows only en and es (S7-09), and says en for Swahili. HTTP's own `Accept-Language` goes beside it with the
 * language that was chosen, so that SMS and agreement come in Swahili too.
 */
export function langHeader(language: Language): 'en' | 'es' {
  return language === 'es' ? 'es' : 'en';
}
