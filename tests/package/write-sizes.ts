/** `npm run sizes`: measures what each door of @kopa/ui costs, and writes the table into ui/README.md. */
import { packUi } from './pack.ts';
import { allCosts, table, writeTable } from './sizes.ts';

await packUi();
const text = table(await allCosts());
writeTable(text);
console.log(text);
