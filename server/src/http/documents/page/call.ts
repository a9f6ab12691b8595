import { errorCodes, idempotencyHeader, type ErrorName } from '@kopa/contract';
import type { CallName } from '@kopa/contract/calls';
import type { Call } from '@kopa/contract/calls/call';
import type { Reference } from '../reference/reference.ts';
import { reference } from '../reference/index.ts';
import { generalRefusals } from '../reference/refusals.ts';
import { words } from '../../../lending/words.ts';
import { schemasOf } from '../call-schemas.ts';
import { isFileExample, pathOf, sentPathOf, wireExampleOf, type WireExample } from '../wire-example.ts';
import { breakable, fieldTable, unsourced } from './fields.ts';
import { html, joined, type Markup } from './markup.ts';

const callers: Record<Call['auth'], string> = {
  none: 'Anybody; a token is not looked at.',
  optional: 'Anybody. With a token the answer is that of the borrower.',
  session: 'A borrower with a token.',
  sandbox: 'Anybody who reaches a server in sandbox mode.',
};

const encodings: Record<Call['encoding'], string> = {
  query: 'the query of the address',
  json: 'a JSON body',
  form: 'a form body (application/x-www-form-urlencoded)',
  multipart: 'a multipart body (multipart/form-data)',
};

/** All that is to be known of one call. */
export function callSection(name: CallName, call: Call): Markup {
  const { request, result } = schemasOf(name);
  const example = reference[name] as Reference;
  return html`<article class="call" id="${name}">
    <h3>${name}</h3>
    <p class="address"><span class="method">${call.method}</span> <code>${pathOf(call)}</code></p>
    <p>${unsourced(call.summary)}</p>
    <dl class="facts">
      <dt>On the wire</dt>
      <dd>${call.plainPath ? 'The path goes as it is.' : html`<code>${sentPathOf(call)}</code>`}</dd>
      <dt>Sent as</dt>
      <dd>${encodings[call.encoding]}</dd>
      <dt>Who may call</dt>
      <dd>${callers[call.auth]}</dd>
      <dt>Changes</dt>
      <dd>
        ${call.changes ? html`Yes: safe to repeat with an <a href="#idempotency">${idempotencyHeader}</a>.` : call.auth === 'sandbox' && call.method === 'POST' ? 'Only the sandbox.' : 'Nothing.'}
      </dd>
    </dl>
    <h4>Request</h4>
    ${fieldTable(`What ${name} is sent`, request, 'request')}
    <pre class="sample"><code>${curlOf(wireExampleOf(name))}</code></pre>
    <h4>Answer</h4>
    ${fieldTable(`What ${name} answers in data`, result, 'result')}
    <details>
      <summary>Example of the answer <span class="hidden">of ${name}</span></summary>
      <pre
        class="sample"
      ><code>${JSON.stringify({ code: 0, msg: '', data: example.result }, null, 2)}</code></pre>
    </details>
    <h4>Refusals</h4>
    ${refusals(name, call, example.refusals)}
  </article> `;
}

function refusals(name: CallName, call: Call, own: readonly ErrorName[]): Markup {
  const general = generalRefusals(call).filter((refusal) => !own.includes(refusal));
  const also = html`<p class="quiet">
    ${own.length > 0 ? 'And those of every such call' : 'Those of every such call'}:
    ${joined(
      general.map((refusal) => html`<a href="#code-${errorCodes[refusal]}">${refusal}</a>`),
      ', ',
    )}.
  </p>`;
  if (own.length === 0) return also;
  return html`${codeTable(`What ${name} is refused with`, own)} ${also}`;
}

/** A table of codes with their names and English words; with anchors where they are all listed. */
export function codeTable(caption: string, names: readonly ErrorName[], anchors = false): Markup {
  const english = words('en');
  return html`<table class="codes">
    <caption>
      ${caption}
    </caption>
    <thead>
      <tr>
        <th scope="col">Code</th>
        <th scope="col">What the borrower reads</th>
      </tr>
    </thead>
    <tbody>
      ${names.map(
        (name) =>
          html`<tr${anchors && html` id="code-${errorCodes[name]}"`}>
            <th scope="row"><code>${errorCodes[name]}</code> <span class="type">${breakable(name)}</span></th>
            <td>${english.error(name)}</td>
          </tr> `,
      )}
    </tbody>
  </table>`;
}

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
