import { orderSteps, type OrderStep } from '@kopa/contract/order-steps';
import { callbackKinds, type CallbackKind } from '../../../ports/payments/daraja-callbacks.ts';
import { orderMachine } from '../../../lending/orders/order-machine.ts';
import { breakable } from './fields.ts';
import { html, joined, type Markup } from './markup.ts';

const names = new Map<OrderStep, string>(Object.entries(orderSteps).map(([name, step]) => [step, name]));

/** What the provider tells with each kind of callback. */
const told: Record<CallbackKind, string> = {
  prompt: 'What became of an STK push.',
  payout: 'What became of a payout (B2C).',
  'payout-timeout': 'A payout was not taken in time: it is asked about, never sent anew.',
  'payout-status': 'The answer to a question about a payout.',
  'paybill-validation': 'Somebody pays by hand: whether the account number is an order that is being repaid.',
  'paybill-confirmation': 'Money has come in on the paybill.',
  'paybill-pull': 'Payments of the paybill that nobody told of.',
  reversal: 'What became of money that is sent back.',
  'reversal-timeout': 'A reversal was not taken in time: it is asked about.',
  'reference-paid': 'Money has come in under a reference that was given for an order.',
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
        <code>POST /callbacks/&lt;secret&gt;/&lt;kind&gt;/&lt;own id&gt;</code> in Daraja's words; who does
        not know the secret finds no such path. It is kept as it came and acted on in one transaction; late,
        doubled or in another order it is the same fact. Delivery reports of messages come to
        <code>POST /reports/&lt;token&gt;/sms</code>.
      </p>
      <table class="fields">
        <caption>
          The kinds of callbacks
        </caption>
        <thead>
          <tr>
            <th scope="col">Kind</th>
            <th scope="col">What it tells</th>
          </tr>
        </thead>
        <tbody>
          ${callbackKinds.map(
            (kind) =>
              html`<tr>
                <th scope="row"><code>${kind}</code></th>
                <td>${told[kind]}</td>
              </tr> `,
          )}
        </tbody>
      </table>
    </section>`;
}

function stepOf(step: OrderStep): Markup {
  return html`<span class="step"><code>${step}</code> ${names.get(step) ?? ''}</span>`;
}
