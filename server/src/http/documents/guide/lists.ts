import { kenyaMarket } from '@kopa/contract/market';
import { additionalFields, personalFields, type Field, type List } from '@kopa/contract/fields';
import { kenyaBanks } from '@kopa/contract/payout/kenya-banks';
import { mobileMoneyNames, mobileMoneyProviders } from '@kopa/contract/payout/mobile-money';
import { words } from '../../../lending/words.ts';
import { table } from './table.ts';

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
export function listSection(): string {
  const { choice } = words('en', kenyaMarket);
  const rows: [string[], readonly (readonly [string, string])[]][] = [
    ...chosen().map(([fields, list]): [string[], [string, string][]] => [
      fields,
      list.codes.map((code) => [code, choice(list, code) ?? code]),
    ]),
    [['bankName'], mobileMoneyProviders.map((code) => [code, mobileMoneyNames[code]] as const)],
    [['bankName'], kenyaBanks.map(({ code, name }) => [code, name] as const)],
  ];
  return `## Lists

The values that a field accepts, each with its English label. A city is \`state.district\`, as in \`nairobi.nairobi_west\`.

${table(
  ['Fields', 'Values'],
  rows.map(([fields, codes]) => [
    fields.map((field) => `\`${field}\``).join(', '),
    codes.map(([code, said]) => `\`${code}\` ${said}`).join(', '),
  ]),
)}`;
}
