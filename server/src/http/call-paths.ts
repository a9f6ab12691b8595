import { basePath, headers } from '@kopa/contract';
import { decryptPath } from '@kopa/contract/wire/path-cipher';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Where the routes of the calls really are: another place in each process, so that nobody outside can name it. */
export const callPrefix = `/~${randomUUID()}`;
export const undecryptable = `${callPrefix}~undecryptable`;
const unknown = `${callPrefix}~unknown`;

const mostRemembered = 1000;

export interface CallPathOptions {
  packageNames: readonly string[];
  /** The paths that travel as they are (S7-04). */
  plainPaths: ReadonlySet<string>;
  /** Whether every path may. */
  allPlain: boolean;
}

/**
 * Reads the address of a request: an encrypted path becomes its call's route, a plain one too when it may be plain.
 * Addresses outside `/api` stay what they are.
 */
export function readCallPath({ packageNames, plainPaths, allPlain }: CallPathOptions) {
  const remembered = new Map<string, string>();

  return (request: IncomingMessage): string => {
    const url = request.url ?? '/';
    const queryAt = url.indexOf('?');
    const path = queryAt < 0 ? url : url.slice(0, queryAt);
    if (!path.startsWith(`${basePath}/`)) return url;
    return target(path.slice(basePath.length), request) + (queryAt < 0 ? '' : url.slice(queryAt));
  };

  function target(path: string, request: IncomingMessage): string {
    if (plainPaths.has(path) || (allPlain && !isHex(path))) return callPrefix + path;
    if (!isHex(path)) return unknown;
    const sent = request.headers[headers.packageName.toLowerCase()];
    const packageName = typeof sent === 'string' ? sent : '';
    if (!packageNames.includes(packageName)) return undecryptable;
    const known = `${packageName} ${path}`;
    const before = remembered.get(known);
    if (before) return before;
    const decrypted = decryptPath(path.slice(1), packageName);
    if (decrypted === null) return undecryptable;
    const found = plainPaths.has(decrypted) ? unknown : callPrefix + decrypted;
    if (remembered.size < mostRemembered) remembered.set(known, found);
    return found;
  }
}

function isHex(path: string): boolean {
  return /^\/[0-9a-f]+$/i.test(path);
}
