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
 * Before all flows: creates the template of each lender's place, on PostgreSQL where available. PostgreSQL
 * takes a third of the embedded database's time; the flows of a whole loan and the server's tests cover the
 * embedded database.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  const place: LenderPlace = {
    ...(await makePlace()),
    ...(!('missing' in postgres) && { databaseUrl: postgres.socketUrl }),
  };
  const lender = await startLender({ at: place });
  await lender.stop();
  project.provide('newbornLender', place);
  return async () => {
    removePlace(place);
    if (!('missing' in postgres)) await postgres.stop();
  };
}
