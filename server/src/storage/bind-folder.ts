import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import type { Database } from './database.ts';
import { inTransaction } from './in-transaction.ts';
import { makeFolder } from './make-folder.ts';
import { settings } from './schema/index.ts';
import { writeMark } from './write-mark.ts';

/*
 * Servers on one PostgreSQL must have one folder of photos: else a photo that one server took is missing at
 * the other, for ever. Database and folder carry the same random mark.
 */

const file = 'kopa-folder';
const name = 'photoFolder';

/** The database has its photos in another folder. Nothing was written. */
export class AnotherFolder extends Error {
  override name = 'AnotherFolder';
}

/**
 * Marks the database and the folder of its photos at the first start; later throws `AnotherFolder` for a
 * folder without the mark, and `FolderUnusable`. `place` is the database in words.
 */
export async function bindFolder(db: Database, folder: string, place: string): Promise<void> {
  makeFolder(folder);
  await inTransaction(db, async (tx) => {
    const found = markIn(folder);
    const value = found ?? randomUUID();
    const added = await tx.insert(settings).values({ name, value }).onConflictDoNothing().returning();
    if (added.length > 0) {
      // Written before the commit: a server that starts meanwhile waits for the row, and then finds the file.
      if (!found) writeMark(path.join(folder, file), `${value}\n`);
      return;
    }
    const [kept] = await tx.select().from(settings).where(eq(settings.name, name));
    // Read anew: another server may have written the file while this one waited.
    if (markIn(folder) !== kept?.value)
      throw new AnotherFolder(
        `The photos of the database ${place} are in another folder than ${folder}. Name that folder's DATA_DIR, on a disk that all servers share, or set FILES=s3 (docs/operations.md, Photos).`,
      );
  });
}

function markIn(folder: string): string | undefined {
  const place = path.join(folder, file);
  return (fs.existsSync(place) && fs.readFileSync(place, 'utf8').trim()) || undefined;
}
