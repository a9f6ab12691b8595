import { packCreateKopa, packUi } from './pack.ts';

/** Before any test that needs the packed @kopa/ui or create-kopa. */
export default async function setup(): Promise<void> {
  await packUi();
  await packCreateKopa();
}
