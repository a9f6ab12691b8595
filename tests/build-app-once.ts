import { buildApp } from '../scripts/build-app.ts';

/** Before any test that needs the built app. */
export default async function setup(): Promise<void> {
  await buildApp();
}
