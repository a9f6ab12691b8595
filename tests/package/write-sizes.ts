/** `npm run sizes`: measures the size of each door of @kopa/ui, and writes the table into ui/README.md. */
import { packUi } from './pack.ts';
import { allCosts, table, writeTable } from './sizes.ts';

await packUi();
const text = table(await allCosts());
writeTable(text);
console.log(text);
