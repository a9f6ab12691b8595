import { asc, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { atPhotos } from '../../test/at-photos.ts';
import { mobile } from '../../test/borrower.ts';
import { onBothEngines } from '../../test/both-engines.ts';
import { granted, startTestLender, type TestLender } from '../../test/test-lender.ts';
import { resealCommand } from '../cli/reseal-command.ts';
import { readingOf } from '../lending/identity/read-sides.ts';
import { openCheck } from '../lending/identity/sealed-check.ts';
import { openFiles } from '../open-ports.ts';
import { readSettings } from '../settings/settings.ts';
import { keyOfOrder, mobileOf } from './borrower-keys.ts';
import type { Database } from './database.ts';
import { KeyRing, keysOf, useKeys } from './key-ring.ts';
import { identityChecks, orderPhotos, photoReadings, users } from './schema/index.ts';
import { keyIdOf } from './sealing-key.ts';

const [earlier, later] = ['the earlier secret', 'the later secret'];

/** What the lender can open with these secrets. */
async function opened(db: Database, lender: TestLender, ...secrets: [string, ...string[]]) {
  const [current, ...before] = secrets;
  const keys = new KeyRing(current, before);
  useKeys(db, keys);
  const files = openFiles(readSettings({ DATA_DIR: lender.dataDir }), keys);
  const photos = await db.select().from(orderPhotos).orderBy(asc(orderPhotos.id));
  const [check] = await db.select().from(identityChecks);
  const [user] = await db.select().from(users);
  return {
    keys,
    files,
    photos: () => Promise.all(photos.map(async ({ file }) => (await files.get(file)).length)),
    claimed: async () => (await openCheck(db, check!)).claimed?.nationalId,
    mobile: () => mobileOf(db, user!),
  };
}

onBothEngines('a change of SECRET', (test) => {
  it('everything opens with both secrets, and after the sealing anew without the earlier one', async () => {
    const lender = await startTestLender(test.db, { SECRET: earlier });
    const application = await atPhotos(lender);
    await application.takeAll();
    granted(await application.finish());
    const before = await opened(test.db, lender, earlier);
    const [lengths, claimed] = [await before.photos(), await before.claimed()];
    expect([lengths.length, claimed]).toEqual([3, expect.stringMatching(/^\d+$/)]);

    const lost = await opened(test.db, lender, later);
    await expect(lost.photos()).rejects.toThrow(`Sealed under the key ${before.keys.current.id}`);
    expect(() => lost.mobile()).toThrow(`Sealed under the key ${before.keys.current.id}`);
    await expect(lost.claimed()).rejects.toThrow(`Sealed under the key ${before.keys.current.id}`);
    const refused = await resealCommand({ db: test.db, files: lost.files, keys: lost.keys });
    expect(refused).toMatchObject({ failed: true });
    expect(refused.lines).toContain('files: 3 cannot be opened');

    const both = await opened(test.db, lender, later, earlier);
    expect([await both.photos(), await both.claimed()]).toEqual([lengths, claimed]);
    const done = await resealCommand({ db: test.db, files: both.files, keys: both.keys });
    expect(done).toMatchObject({ failed: false });
    expect(done.lines).toEqual(expect.arrayContaining(['files: 3 sealed anew']));
    const last = `Everything is under the key ${both.keys.current.id}. SECRETS_BEFORE may be emptied.`;
    const again = await resealCommand({ db: test.db, files: both.files, keys: both.keys });
    expect(again).toEqual({ failed: false, lines: [last] });

    const after = await opened(test.db, lender, later);
    expect([await after.photos(), await after.claimed(), after.mobile()]).toEqual([lengths, claimed, mobile]);
  });

  it("what was under the lender's key reads the same, and is sealed anew under the borrower's", async () => {
    const { db } = test;
    const lender = await startTestLender(db, { SECRET: earlier });
    const application = await atPhotos(lender);
    await application.takeAll();
    granted(await application.finish());
    const kept = async () => {
      const [check] = await db.select().from(identityChecks);
      const [reading] = await db.select().from(photoReadings).orderBy(asc(photoReadings.file));
      return { check: check!, reading: reading! };
    };
    const { check, reading } = await kept();
    const [{ claimed }, read] = [await openCheck(db, check), await readingOf(db, reading.file)];
    expect([claimed?.nationalId, read]).toEqual([expect.stringMatching(/^\d+$/), expect.anything()]);
    const { orderNo, frontFile, backFile, faceFile, claim } = check;
    const row = [orderNo, frontFile, backFile, faceFile, claim];
    const keys = keysOf(db);
    await db
      .update(identityChecks)
      .set({ claimed: keys.seal(claimed, { column: 'identity_checks.claimed', row }) });
    await db
      .update(photoReadings)
      .set({ text: keys.seal(read, { column: 'photo_readings.text', row: reading.file }) })
      .where(eq(photoReadings.file, reading.file));
    const same = async () => {
      const now = await kept();
      expect((await openCheck(db, now.check)).claimed).toEqual(claimed);
      expect(await readingOf(db, reading.file)).toEqual(read);
      return [now.check.claimed, now.reading.text].map((text) => keyIdOf(text!));
    };
    expect(await same()).toEqual([keys.current.id, keys.current.id]);
    const files = { reseal: () => Promise.resolve(false) };
    expect((await resealCommand({ db, files, keys })).failed).toBe(false);
    const { id } = await keyOfOrder(db, orderNo);
    expect(await same()).toEqual([id, id]);
  });
});
