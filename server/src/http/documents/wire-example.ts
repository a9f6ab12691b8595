import { defaultAppName, defaultPackageName, headers, timestampParameter } from '@kopa/contract';
import { calls, type CallName } from '@kopa/contract/calls';
import { baseOf, type Call } from '@kopa/contract/calls/call';
import { token } from './reference/example-borrower.ts';
import type { FileExample, Reference } from './reference/reference.ts';
import { reference } from './reference/index.ts';
import { encryptPath } from '@kopa/contract/wire/path-cipher';

/** An example on the wire. */
export interface WireExample {
  method: 'GET' | 'POST';
  /** The plain path with its base, not encrypted. */
  path: string;
  /** The encrypted path, under the default package name. */
  sentPath: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  /** The body; undefined for parameters in the query. */
  fields?: Record<string, unknown>;
  encoding: Call['encoding'];
}

/** The time of the examples, by the phone's clock. */
const sentAt = Date.UTC(2026, 0, 15, 9);

/** The plain path of a call. */
export function pathOf(call: Call): string {
  return baseOf(call) + call.path;
}

/** The encrypted path of a call: hex below the base, or the plain path of an unencrypted call. */
export function sentPathOf(call: Call, packageName = defaultPackageName): string {
  return call.plainPath ? pathOf(call) : `${baseOf(call)}/${encryptPath(call.path, packageName)}`;
}

/** The example of a call in its wire form. */
export function wireExampleOf(name: CallName): WireExample {
  const call: Call = calls[name];
  const request = (reference[name] as Reference).request as Record<string, unknown>;
  const asQuery = call.encoding === 'query';
  const texts = Object.entries(request).map(([field, value]) => [field, String(value)] as const);
  return {
    method: call.method,
    path: pathOf(call),
    sentPath: sentPathOf(call),
    query: { [timestampParameter]: String(sentAt), ...(asQuery && Object.fromEntries(texts)) },
    headers: {
      [headers.packageName]: defaultPackageName,
      [headers.appName]: defaultAppName,
      [headers.afid]: '1768467600000-2876031',
      [headers.lang]: 'en',
      ...((call.auth === 'session' || call.auth === 'optional') && { [headers.authorization]: token }),
    },
    ...(!asQuery && { fields: request }),
    encoding: call.encoding,
  };
}

/** Whether a field of an example is a file. */
export function isFileExample(value: unknown): value is FileExample {
  return typeof value === 'object' && value !== null && 'base64' in value;
}
