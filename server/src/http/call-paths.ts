import { basePath, headers, type Policy } from '@kopa/contract';
import type { Call } from '@kopa/contract/calls/call';
import { deskPicturesPath } from '@kopa/contract/desk/pictures';
import { decryptPath } from '@kopa/contract/wire/path-cipher';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { otherSpellings } from './other-spellings.ts';

/** The internal path of the call routes: random per process, so that no client can name the path. */
export const callPrefix = `/~${randomUUID()}`;
export const undecryptable = `${callPrefix}~undecryptable`;
const unknown = `${callPrefix}~unknown`;

const mostRemembered = 1000;

export interface CallPathOptions {
  packageNames: readonly string[];
  calls: readonly Call[];
  policy: Pick<Policy, 'plainPaths' | 'shortForms' | 'countryBase'>;
}

/**
 * Reads the address of a request: an encrypted path becomes its call's route, and so does a plain path where
 * plain paths are allowed. Other addresses stay unchanged.
 */
export function readCallPath({ packageNames, calls, policy }: CallPathOptions) {
  const remembered = new Map<string, string>();
  const spellings = otherSpellings(calls, policy);
  const allPlain = policy.plainPaths;
  /** The paths beside the base path, and the unencrypted paths below the base (S7-04). */
  const besides = new Set(calls.filter(({ ownBase }) => ownBase).map(({ path }) => path as string));
  const plainPaths = new Set(
    calls.flatMap(({ path, plainPath, ownBase }): string[] =>
      plainPath && (!ownBase || policy.countryBase === 'under') ? [path] : [],
    ),
  );

  return (request: IncomingMessage): string => {
    const url = request.url ?? '/';
    const queryAt = url.indexOf('?');
    const path = queryAt < 0 ? url : url.slice(0, queryAt);
    const query = queryAt < 0 ? '' : url.slice(queryAt);
    if (besides.has(path)) return callPrefix + path + query;
    if (!path.startsWith(`${basePath}/`) || path.startsWith(deskPicturesPath)) return url;
    return target(path.slice(basePath.length), request) + query;
  };

  function target(path: string, request: IncomingMessage): string {
    if (plainPaths.has(path) || (allPlain && !isHex(path))) return routeOf(path);
    if (!isHex(path)) return unknown;
    const sent = request.headers[headers.packageName.toLowerCase()];
    const packageName = typeof sent === 'string' ? sent : '';
    if (!packageNames.includes(packageName)) return undecryptable;
    const known = `${packageName} ${path}`;
    const before = remembered.get(known);
    if (before) return before;
    const decrypted = decryptPath(path.slice(1), packageName);
    if (decrypted === null) return undecryptable;
    const found = plainPaths.has(decrypted) ? unknown : routeOf(decrypted);
    if (remembered.size < mostRemembered) remembered.set(known, found);
    return found;
  }

  function routeOf(path: string): string {
    if (besides.has(path) && !plainPaths.has(path)) return unknown;
    return callPrefix + (spellings.get(path) ?? path);
  }
}

function isHex(path: string): boolean {
  return /^\/[0-9a-f]+$/i.test(path);
}
