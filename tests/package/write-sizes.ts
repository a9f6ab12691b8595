/** `npm run sizes`: measures what each door of @kopa/ui costs, and writes the table into ui/README.md. */
import { packUi } from './pack.ts';
import { allCosts, costOf, formParts, table, writeTable } from './sizes.ts';

await packUi();
const text = table(await allCosts(), await costOf(formParts));
writeTable(text);
console.log(text);
