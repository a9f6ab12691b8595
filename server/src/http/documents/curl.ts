import type { Call } from '@kopa/contract/calls/call';
import { isFileExample, type WireExample } from './wire-example.ts';

/** The call as curl sends it, from a shell in which LENDER and TOKEN are set. */
export function curlOf({ method, sentPath, query, headers, fields, encoding }: WireExample): string {
  const lines = [`curl "$LENDER${sentPath}?${new URLSearchParams(query)}"`];
  if (method === 'POST' && !fields) lines.push('-X POST');
  for (const [header, value] of Object.entries(headers))
    lines.push(
      header === 'Authorization' ? `-H "Authorization: $TOKEN"` : `-H ${quoted(`${header}: ${value}`)}`,
    );
  if (fields) lines.push(...bodyOf(fields, encoding));
  return lines.join(' \\\n  ');
}

function bodyOf(fields: Record<string, unknown>, encoding: Call['encoding']): string[] {
  if (encoding === 'json')
    return [`-H 'Content-Type: application/json'`, `-d ${quoted(JSON.stringify(fields, null, 2))}`];
  const flag = encoding === 'form' ? '--data-urlencode' : '-F';
  return Object.entries(fields).map(([field, value]) =>
    isFileExample(value)
      ? `-F ${quoted(`${field}=@${value.name};type=${value.type}`)}`
      : `${flag} ${quoted(`${field}=${String(value)}`)}`,
  );
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
