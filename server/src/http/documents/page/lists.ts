import { additionalFields, personalFields, type Field, type List } from '@kopa/contract/fields';
import { kenyaBanks } from '@kopa/contract/payout/kenya-banks';
import { mobileMoneyNames, mobileMoneyProviders } from '@kopa/contract/payout/mobile-money';
import { words } from '../../../lending/words.ts';
import { html, joined, type Markup } from './markup.ts';

/** Each list with the fields that choose from it. */
function chosen(): [fields: string[], list: List][] {
  const found = new Map<string, [string[], List]>();
  for (const [name, { lists = [] }] of Object.entries<Field>({ ...additionalFields, ...personalFields }))
    for (const list of lists) {
      const key = list.labels ?? name;
      const known = found.get(key);
      if (known) known[0].push(name);
      else found.set(key, [[name], list]);
    }
  return [...found.values()];
}

/** Every list that a field chooses from, with the English labels. */
export function listSection(): Markup {
  const { choice } = words('en');
  const rows: [string[], readonly (readonly [string, string])[]][] = [
    ...chosen().map(([fields, list]): [string[], [string, string][]] => [
      fields,
      list.codes.map((code) => [code, choice(list, code) ?? code]),
    ]),
    [['bankName'], mobileMoneyProviders.map((code) => [code, mobileMoneyNames[code]] as const)],
    [['bankName'], kenyaBanks.map(({ code, name }) => [code, name] as const)],
  ];
  return html`<section id="lists">
    <h2>Lists</h2>
    <p class="lead">
      What fields choose from, as it is sent and as it is read. A city is <code>state.district</code>, as in
      <code>nairobi.nairobi_west</code>.
    </p>
    <table class="fields">
      <caption>
        The lists
      </caption>
      <thead>
        <tr>
          <th scope="col">Fields</th>
          <th scope="col">Codes</th>
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ([fields, codes]) =>
            html`<tr>
              <th scope="row">
                ${joined(
                  fields.map((field) => html`<code>${field}</code>`),
                  html`<br />`,
                )}
              </th>
              <td>
                ${joined(
                  codes.map(([code, said]) => html`<code>${code}</code> ${said}`),
                  ', ',
                )}
              </td>
            </tr> `,
        )}
      </tbody>
    </table>
  </section>`;
}
