import { packUi } from './pack.ts';

/** Before any test that needs @kopa/ui as others install it. */
export default async function setup(): Promise<void> {
  await packUi();
}
