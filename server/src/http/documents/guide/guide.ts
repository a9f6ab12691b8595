import { errorCodes, type ErrorName } from '@kopa/contract';
import { words } from '../../../lending/words.ts';
import { listSection } from './lists.ts';
import { orderSections } from './orders.ts';
import { table } from './table.ts';
import { wireSections } from './wire.ts';

/** The rules of all calls, in Markdown: the description of the OpenAPI document. */
export function guide(): string {
  return [start(), wireSections(), orderSections(), listSection(), codes()].join('\n\n');
}

function start(): string {
  return `The calls between the app and the lender: what each is sent, what it answers and what it is refused with. This document
is made from the calls that the server answers.

## In three requests

1. Set \`LENDER\` to the lender's address, as in \`export LENDER=http://localhost:8080\`.
2. Ask for a code with \`getVerifyCode\` and open an account with \`register\`. A server in sandbox mode prints the
   code in its terminal. Put the token of the answer into \`TOKEN\`.
3. Apply with \`applyMarket\`. From then on \`latestOrder\` names the next step.

The examples are of one invented borrower, Wanjiru Ng'ang'a, and her loan of KSh 10,000 for 91 days. Every curl command
in this document can be sent as it is; photos are your own.`;
}

function codes(): string {
  return `## Codes

Every code with which a call can be refused. The texts also exist in Spanish and Swahili.

${codeTable(Object.keys(errorCodes) as ErrorName[])}`;
}

/** Codes with their names and English texts. */
export function codeTable(names: readonly ErrorName[]): string {
  const english = words('en');
  return table(
    ['Code', 'Name', 'What the borrower reads'],
    names.map((name) => [String(errorCodes[name]), `\`${name}\``, english.error(name)]),
  );
}
