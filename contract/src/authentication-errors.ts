import type { ErrorName } from './error-codes.ts';

/**
 * For each of these the app shows a toast once, clears stored user data, tells the native app and goes home
 * (S8-05 to S8-08).
 */
export const authenticationErrors: readonly ErrorName[] = [
  'notLoggedIn',
  'tokenExpired',
  'otherDevice',
  'tokenInvalid',
];
