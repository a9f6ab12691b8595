import { idempotencyHeader } from '@kopa/contract';
import type { CallName } from '@kopa/contract/calls';
import type { Call } from '@kopa/contract/calls/call';
import { codeTable } from './guide/guide.ts';
import type { Reference } from './reference/reference.ts';
import { reference } from './reference/index.ts';
import { generalRefusals } from './reference/refusals.ts';
import { sentPathOf } from './wire-example.ts';

const callers: Record<Call['auth'], string> = {
  none: 'anybody; a token is ignored.',
  optional: 'anybody. With a token the answer is that of the borrower.',
  session: 'a borrower with a token.',
  sandbox: 'anybody with access to a server in sandbox mode.',
};

const encodings: Record<Call['encoding'], string> = {
  query: 'the query of the address',
  json: 'a JSON body',
  form: 'a form body (application/x-www-form-urlencoded)',
  multipart: 'a multipart body (multipart/form-data)',
};

/** Path on the wire, callers, effect and refusals of a call, in Markdown: what no field of OpenAPI says. */
export function operationText(name: CallName, call: Call): string {
  const { refusals: own } = reference[name] as Reference;
  const general = generalRefusals(call).filter((refusal) => !own.includes(refusal));
  return [
    [
      `- On the wire: ${call.plainPath ? 'the path is plain.' : `\`${sentPathOf(call)}\``}`,
      `- Sent as: ${encodings[call.encoding]}`,
      `- Who may call: ${callers[call.auth]}`,
      `- Changes: ${changesOf(call)}`,
    ].join('\n'),
    '#### Refusals',
    ...(own.length > 0 ? [codeTable(own)] : []),
    `${own.length > 0 ? 'And those of every such call' : 'Those of every such call'}: ${general.map((each) => `\`${each}\``).join(', ')}.`,
  ].join('\n\n');
}

function changesOf({ changes, auth, method }: Call): string {
  if (changes) return `yes; safe to repeat with the header \`${idempotencyHeader}\`.`;
  return auth === 'sandbox' && method === 'POST' ? 'only the sandbox.' : 'nothing.';
}
