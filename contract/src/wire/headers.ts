/** The five headers of every call (S7-05 to S7-09), as the specification spells them. */
export const headers = {
  authorization: 'Authorization',
  packageName: 'packageName',
  appName: 'appName',
  afid: 'afid',
  lang: 'lang',
} as const;

/** The idempotency key of a command. Optional; the server also has natural keys. */
export const idempotencyHeader = 'Idempotency-Key';

/** S3-06, S3-07: the app's default identification without a native app's. */
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
 * The header `lang` has only en and es (S7-09), with en for Swahili. HTTP's own `Accept-Language` carries the
 * chosen language, so that SMS and agreement can be in Swahili.
 */
export function langHeader(language: Language): 'en' | 'es' {
  return language === 'es' ? 'es' : 'en';
}
