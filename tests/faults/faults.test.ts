import { rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { makePlace, removePlace, type LenderPlace } from '../flows/lender-place.ts';
import { bundleLender } from './bundle-lender.ts';
import { tryFaults } from './try-faults.ts';

/** `npm run test:faults` meets a thousand. */
const seed = 3;
const jumps = { back: 90, ahead: 600, days: true };
const { databaseUrl } = inject('newbornLender');

// A loss is never forgiven by a second try.
describe('a lender that is killed, cut off, asked twice and set to another time', { retry: 0 }, () => {
  let code: string;
  const places: LenderPlace[] = [];
  beforeAll(async () => {
    code = await bundleLender();
  });
  afterAll(() => {
    for (const place of places) removePlace(place);
    rmSync(path.dirname(code), { recursive: true, force: true });
  });

  const expectNothingLost = async (place: LenderPlace, count: number) => {
    places.push(place);
    const { faults, finished, ...found } = await tryFaults({ code, place, count, seed, jumps });
    expect(found).toMatchObject({ lost: [], doubled: [], wrong: [] });
    expect(Object.values(faults).every((met) => met > 0)).toBe(true);
    expect(finished).toBeGreaterThan(0);
  };

  it('the embedded database loses and doubles nothing, and its three books agree', async () => {
    await expectNothingLost(await makePlace(), 15);
  });

  it.skipIf(!databaseUrl)('PostgreSQL loses and doubles nothing, and its three books agree', async () => {
    await expectNothingLost(await makePlace(inject('newbornLender')), 45);
  });
});
