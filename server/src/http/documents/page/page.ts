import { errorCodes, type ErrorName } from '@kopa/contract';
import { calls, type CallName } from '@kopa/contract/calls';
import type { Call } from '@kopa/contract/calls/call';
import { reference } from '../reference/index.ts';
import { entitySchemas } from '../call-schemas.ts';
import { partNames, partOf } from '../part-names.ts';
import { callSection, codeTable } from './call.ts';
import { fieldTable, typeOf } from './fields.ts';
import { listSection } from './lists.ts';
import { asWritten, html, type Markup } from './markup.ts';
import { orderSections } from './order-way.ts';
import { style } from './style.ts';
import { wireSections } from './wire.ts';

interface Part {
  id: string;
  title: string;
  says: string;
  calls: [CallName, Call][];
}

/** The page that describes every call to people. Sandbox calls are on it only in sandbox mode. */
export function docsPage(sandbox: boolean): string {
  const parts = partsOf(sandbox);
  const count = parts.reduce((sum, part) => sum + part.calls.length, 0);
  const page = html`${asWritten('<!doctype html>')}
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>Kopa: the calls between app and lender</title>
        <style>
          ${asWritten(style)}
        </style>
      </head>
      <body>
        <a class="skip" href="#content">To the content</a>
        <header>
          <p class="brand">Kopa</p>
          <h1>The calls between app and lender</h1>
          <p class="lead">
            ${count} calls, what each is sent, what it answers and what it is refused with. For programs:
            <a href="/openapi.json">OpenAPI 3.1</a>.
          </p>
        </header>
        <nav aria-label="Contents">
          <details class="contents">
            <summary>Contents</summary>
            ${contents(parts)}
          </details>
        </nav>
        <main id="content">
          ${start()} ${wireSections()} ${orderSections()} ${parts.map(partSection)} ${things()}
          ${listSection()} ${codes()}
        </main>
        <footer>
          <p>
            Made from the calls themselves: what this page says, the server does.
            <a href="#content">To the top</a>
          </p>
        </footer>
      </body>
    </html>`;
  return page.text;
}

function partsOf(sandbox: boolean): Part[] {
  // In the order of the reference, which is that of use.
  const names = [...new Set([...Object.keys(reference), ...Object.keys(calls)])] as CallName[];
  const all = names.map((name): [CallName, Call] => [name, calls[name]]);
  const shown = all.filter(([, { auth }]) => auth !== 'sandbox' || sandbox);
  const own = new Set(shown.map(([, { path }]) => partOf(path)));
  return [...Object.keys(partNames), ...own]
    .filter((part, index, list) => own.has(part) && list.indexOf(part) === index)
    .map((id) => ({
      id: `part-${id}`,
      ...(partNames[id] ?? { title: id, says: '' }),
      calls: shown.filter(([, { path }]) => partOf(path) === id),
    }));
}

const link = ([id, title]: string[]) => html`<li><a href="#${id}">${title}</a></li> `;

function contents(parts: Part[]): Markup {
  const fixed = [
    ['start', 'In three requests'],
    ['wire', 'The wire'],
    ['units', 'Money, days and rates'],
    ['steps', 'The way of an order'],
    ['webhooks', 'Webhooks'],
  ];
  const last = [
    ['things', 'Things'],
    ['lists', 'Lists'],
    ['codes', 'Codes'],
  ];
  return html`<ul>
    ${[...fixed, ...parts.map(({ id, title }) => [id, title]), ...last].map(link)}
  </ul>`;
}

function start(): Markup {
  return html`<section id="start">
    <h2>In three requests</h2>
    <ol>
      <li>
        Set <code>LENDER</code> to where the lender is, as in
        <code>export LENDER=http://localhost:8080</code>.
      </li>
      <li>
        Ask for a code with <a href="#getVerifyCode">getVerifyCode</a> and open an account with
        <a href="#register">register</a>. A server in sandbox mode shows the code in its terminal. Put the
        token of the answer into <code>TOKEN</code>.
      </li>
      <li>
        Apply with <a href="#applyMarket">applyMarket</a>. From then on
        <a href="#latestOrder">latestOrder</a> says what comes next.
      </li>
    </ol>
    <p>
      The examples are of one invented borrower, Wanjiru Ng'ang'a, and her loan of KSh 10,000 for 91 days.
      Every curl on this page can be sent as it is; photos are your own.
    </p>
  </section>`;
}

function partSection({ id, title, says, calls: own }: Part): Markup {
  return html`<section id="${id}">
    <h2>${title}</h2>
    <p class="lead">${says}</p>
    <ul class="index">
      ${own.map(([name]) => html`<li><a href="#${name}">${name}</a></li> `)}
    </ul>
    ${own.map(([name, call]) => callSection(name, call))}
  </section> `;
}

function things(): Markup {
  return html`<section id="things">
    <h2>Things</h2>
    <p class="lead">What several calls carry.</p>
    ${Object.entries(entitySchemas).map(
      ([name, schema]) =>
        html`<article class="thing" id="${name}">
          <h3>${name}</h3>
          ${schema.description && html`<p>${schema.description}</p>`}
          ${schema.properties ? fieldTable(`The fields of ${name}`, schema, 'result') : html`<p class="quiet">${typeOf(schema)}</p>`}
        </article> `,
    )}
  </section>`;
}

function codes(): Markup {
  return html`<section id="codes">
    <h2>Codes</h2>
    <p class="lead">
      Everything that a call can be refused with. The words are also there in Spanish and Swahili.
    </p>
    ${codeTable('Every code', Object.keys(errorCodes) as ErrorName[], true)}
  </section>`;
}
