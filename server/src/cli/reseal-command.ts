import { FileMissing } from '../ports/files/files.ts';
import type { SealedFiles } from '../ports/files/sealed-files.ts';
import type { Database } from '../storage/database.ts';
import { sealAllPayers } from '../lending/seal-payers.ts';
import type { KeyRing } from '../storage/key-ring.ts';
import { reseal } from '../storage/reseal.ts';
import type { CommandAnswer } from './run-command.ts';

/** Seals everything under the current key, and reports per column what was changed and what no key opens. */
export async function resealCommand({
  db,
  files,
  keys,
}: {
  db: Database;
  files: Pick<SealedFiles, 'reseal'>;
  keys: KeyRing;
}): Promise<CommandAnswer> {
  const resealFile = (name: string) =>
    files.reseal(name).catch((error: unknown) => {
      // Deleted in the meantime.
      if (error instanceof FileMissing) return false;
      throw error;
    });
  const sealed = await sealAllPayers(db);
  const done = await reseal(db, resealFile);
  const changed = done.filter(({ resealed }) => resealed > 0);
  const lost = done.filter(({ lost: count }) => count > 0);
  const lines = [
    ...(sealed ? ['payers and facts of payments: sealed'] : []),
    ...changed.map(({ column, resealed }) => `${column}: ${resealed} sealed anew`),
    ...lost.map(({ column, lost: count }) => `${column}: ${count} cannot be opened`),
    lost.length > 0
      ? 'Name the secret of those values in SECRETS_BEFORE, and repeat.'
      : `Everything is under the key ${keys.current.id}. SECRETS_BEFORE may be emptied.`,
  ];
  return { lines, failed: lost.length > 0 };
}
