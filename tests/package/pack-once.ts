import { packUi } from './pack.ts';

/** Before any test that needs the packed @kopa/ui. */
export default async function setup(): Promise<void> {
  await packUi();
}
