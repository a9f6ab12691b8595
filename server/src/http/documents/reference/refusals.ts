import { calls, type CallName } from '@kopa/contract/calls';
import type { Call } from '@kopa/contract/calls/call';
import { authenticationErrors } from '@kopa/contract/authentication-errors';
import type { ErrorName } from '@kopa/contract/error-codes';
import { reference } from './index.ts';

/** The refusals of a request before its call is known. */
export const addressRefusals: readonly ErrorName[] = [
  'unknownCall',
  'undecryptablePath',
  'unparseableBody',
  'internal',
  'notReady',
];

/** The refusals that every call of a kind has. */
export function generalRefusals(call: Call): readonly ErrorName[] {
  const { auth, encoding, changes } = call;
  return [
    ...(auth === 'session' ? authenticationErrors : []),
    ...(auth === 'optional' ? authenticationErrors.filter((name) => name !== 'notLoggedIn') : []),
    ...(auth === 'session' || auth === 'optional' ? (['tooManyRequests'] as const) : []),
    'invalidInput',
    'unparseableBody',
    ...(encoding === 'multipart' ? (['photoTooLarge'] as const) : []),
    ...(changes ? (['idempotencyKeyReused'] as const) : []),
    ...(auth === 'sandbox' ? (['unknownCall'] as const) : []),
    'internal',
    'notReady',
  ];
}

/** All that a call can be refused with: its own refusals first, then the general ones. */
export function refusalsOf(name: CallName): readonly ErrorName[] {
  return [...new Set([...reference[name].refusals, ...generalRefusals(calls[name])])];
}
