import { packCreateKopa, packKopaStories, packUi } from './pack.ts';

/** Before any test that needs the packed @kopa/ui, create-kopa or kopa-stories. */
export default async function setup(): Promise<void> {
  await packUi();
  await packCreateKopa();
  await packKopaStories();
}
