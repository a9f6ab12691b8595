import { errorCodes } from '@kopa/contract';
import { orderSteps, type OrderStep } from '@kopa/contract/order-steps';
import { orderMachine } from '../../../lending/orders/order-machine.ts';
import { airtelCallback } from '../../../ports/payments/airtel/callbacks.ts';
import { darajaCallbacks } from '../../../ports/payments/daraja/callbacks.ts';
import { referencePaid } from '../../../ports/payments/http-references.ts';
import { table } from './table.ts';

const names = new Map<OrderStep, string>(Object.entries(orderSteps).map(([name, step]) => [step, name]));

/** The addresses of callbacks after the secret, and what each reports. */
const callbacks: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(darajaCallbacks).map(([kind, says]) => [`${kind}/<id>`, says])),
  [airtelCallback]: 'The outcome of a collection or disbursement by Airtel Money, signed.',
  [`${referencePaid}/<channel>`]: 'A payment has arrived under a reference that was issued for an order.',
};

/** The machine of orders, and what comes in from providers. */
export function orderSections(): string {
  return `## Steps of an order

An order stands at one step, and only these events move it. An event that is not possible at the current step is refused with
${errorCodes.stepOutOfTurn}, and \`data.step\` names the step at which the order stands.

${table(
  ['Event', 'From', 'To'],
  [
    ['`applied`', '', stepOf(orderSteps.basicInfo)],
    ...orderMachine.map(({ event, from, to, guard }) => [
      `\`${event}\``,
      from.map(stepOf).join(', '),
      `${stepOf(to)}${guard ? ', when its time allows' : ''}`,
    ]),
  ],
)}

## Webhooks

The lender receives callbacks from its providers and sends none: an app polls. A callback arrives at
\`POST /callbacks/<secret>/...\` in the provider's own format; without the secret there is no such path. Each is stored
as it arrived and applied in one transaction; a late, repeated or reordered callback changes nothing more. Delivery reports of SMS arrive at
\`POST /reports/<token>/sms\`.

${table(
  ['After the secret', 'What it reports'],
  Object.entries(callbacks).map(([address, says]) => [`\`${address}\``, says]),
)}`;
}

function stepOf(step: OrderStep): string {
  return `\`${step}\` ${names.get(step) ?? ''}`;
}
