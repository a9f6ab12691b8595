import { orderSteps, type OrderStep } from '@kopa/contract/order-steps';
import { orderMachine } from '../../../lending/orders/order-machine.ts';
import { airtelCallback } from '../../../ports/payments/airtel/callbacks.ts';
import { darajaCallbacks } from '../../../ports/payments/daraja/callbacks.ts';
import { referencePaid } from '../../../ports/payments/http-references.ts';
import { breakable } from './fields.ts';
import { html, joined, type Markup } from './markup.ts';

const names = new Map<OrderStep, string>(Object.entries(orderSteps).map(([name, step]) => [step, name]));

/** The addresses of callbacks after the secret, and what comes there. */
const callbacks: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(darajaCallbacks).map(([kind, says]) => [`${kind}/<id>`, says])),
  [airtelCallback]: 'What became of a collection or disbursement by Airtel Money, signed.',
  [`${referencePaid}/<channel>`]: 'Money has come in under a reference that was given for an order.',
};

/** The machine of orders, and what comes in from providers. */
export function orderSections(): Markup {
  return html`<section id="steps">
      <h2>The way of an order</h2>
      <p>
        An order stands at one step. Whatever happens to it is one of these events; one that is not possible
        at its step is refused with
        <a href="#code-100409">100409</a>, and <code>data.step</code> says where the order stands.
      </p>
      <table class="fields">
        <caption>
          Every move of an order
        </caption>
        <thead>
          <tr>
            <th scope="col">Event</th>
            <th scope="col">From and to</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row"><code>applied</code></th>
            <td>to ${stepOf(orderSteps.basicInfo)}</td>
          </tr>
          ${orderMachine.map(
            ({ event, from, to, guard }) =>
              html`<tr>
                <th scope="row"><code>${breakable(event)}</code></th>
                <td>
                  from ${joined(from.map(stepOf), ', ')} to ${stepOf(to)}${guard && ', when its time allows'}
                </td>
              </tr> `,
          )}
        </tbody>
      </table>
    </section>
    <section id="webhooks">
      <h2>Webhooks</h2>
      <p>
        The lender is told by its providers, and tells nobody itself: an app asks. A callback comes to
        <code>POST /callbacks/&lt;secret&gt;/...</code> in the provider's own words; without the secret there
        is no such path. It is kept as it came and acted on in one transaction; late, doubled or in another
        order it is the same fact. Delivery reports of messages come to
        <code>POST /reports/&lt;token&gt;/sms</code>.
      </p>
      <table class="fields">
        <caption>
          The addresses of callbacks
        </caption>
        <thead>
          <tr>
            <th scope="col">After the secret</th>
            <th scope="col">What it tells</th>
          </tr>
        </thead>
        <tbody>
          ${Object.entries(callbacks).map(
            ([address, says]) =>
              html`<tr>
                <th scope="row"><code>${breakable(address)}</code></th>
                <td>${says}</td>
              </tr> `,
          )}
        </tbody>
      </table>
    </section>`;
}

function stepOf(step: OrderStep): Markup {
  return html`<span class="step"><code>${step}</code> ${names.get(step) ?? ''}</span>`;
}
