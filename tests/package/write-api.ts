/** `npm run api`: writes the public declarations of each door of @kopa/ui into tests/package/api. */
import { apiReports, keep, keptReports } from './api.ts';
import { packUi, unpacked } from './pack.ts';

await packUi();
const reports = await apiReports(unpacked);
keep(reports);
console.log(`${reports.size} reports in ${keptReports}. Read their changes before you commit them.`);
