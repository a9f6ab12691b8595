import type { TestProject } from 'vitest/node';
import { startPostgres } from '../postgres/start-postgres.ts';
import { makePlace, removePlace, type LenderPlace } from './lender-place.ts';
import { startLender } from './start-lender.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Of a lender that has been started once and ended. */
    newbornLender: LenderPlace;
  }
}

/**
 * Before all flows: makes what each lender's own place is a copy of. On PostgreSQL where the machine has one:
 * it costs a third of the embedded database's time, which the flows of a whole loan and the server's own
 * tests look after.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  const place: LenderPlace = {
    ...(await makePlace()),
    ...(!('missing' in postgres) && { databaseUrl: postgres.url }),
  };
  const lender = await startLender({ at: place });
  await lender.stop();
  project.provide('newbornLender', place);
  return async () => {
    removePlace(place);
    if (!('missing' in postgres)) await postgres.stop();
  };
}
