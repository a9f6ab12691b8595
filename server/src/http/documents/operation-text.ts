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
  desk: 'anybody at the door of the desk.',
  staff: 'staff with a session at the desk.',
};

const encodings: Record<Call['encoding'], string> = {
  query: 'the query of the address',
  json: 'a JSON body',
  form: 'a form body (application/x-www-form-urlencoded)',
  multipart: 'a multipart body (multipart/form-data)',
};

/** The first sentence of a call's summary, as plain text: the title in a list of calls. */
export function titleOf(call: Call): string {
  return sentencesOf(call)[0].replaceAll('`', '');
}

/**
 * The rest of the summary, then path on the wire, callers, effect and refusals of a call, in Markdown: the
 * facts without a field in OpenAPI.
 */
export function operationText(name: CallName, call: Call): string {
  const { refusals: own } = reference[name] as Reference;
  const general = generalRefusals(call).filter((refusal) => !own.includes(refusal));
  return [
    ...sentencesOf(call).slice(1),
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

/** The first sentence and, if there are more, the others; without clause ids, which tell a reader nothing. */
function sentencesOf({ summary }: Call): [string, ...string[]] {
  const [first = '', ...rest] = summary.replace(/ \(S\d+-\d+[^)]*\)/g, '').split(/(?<=\.) (?=[A-Z])/);
  return rest.length > 0 ? [first, rest.join(' ')] : [first];
}

function changesOf({ changes, auth, method }: Call): string {
  if (changes) return `yes; safe to repeat with the header \`${idempotencyHeader}\`.`;
  return auth === 'sandbox' && method === 'POST' ? 'only the sandbox.' : 'nothing.';
}
