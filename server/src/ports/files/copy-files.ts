import { createHash } from 'node:crypto';
import { FileMissing, type FilePlace } from './files.ts';

/** The files that were copied, that were there already, and the names that have no file anywhere. */
export interface CopiedFiles {
  copied: number;
  present: number;
  lost: string[];
}

/** Files at once: a bucket answers one after tens of milliseconds. */
const atOnce = 8;

/**
 * Copies files as they are kept, under their names, and reads each copy again: its hash must be that of the
 * source. `from`: null where the target is also the source. Each file of the target must also open with
 * `opens`. Safe to stop and to repeat. Throws `FilesUnavailable`.
 */
export async function copyFiles(
  names: readonly string[],
  { from, to, opens }: { from: FilePlace | null; to: FilePlace; opens: (name: string) => Promise<unknown> },
): Promise<CopiedFiles> {
  const done: CopiedFiles = { copied: 0, present: 0, lost: [] };
  const copyOne = async (name: string): Promise<void> => {
    const source = from && (await orMissing(from.get(name)));
    const there = await orMissing(to.get(name));
    if (!source && !there) return void done.lost.push(name);
    if (source && (!there || hashOf(there) !== hashOf(source))) {
      await to.put(source, name);
      if (hashOf(await to.get(name)) !== hashOf(source)) throw new Error(`The copy of ${name} differs.`);
      done.copied += 1;
    } else done.present += 1;
    await opens(name);
  };
  for (let at = 0; at < names.length; at += atOnce)
    await Promise.all(names.slice(at, at + atOnce).map(copyOne));
  return done;
}

async function orMissing(bytes: Promise<Uint8Array>): Promise<Uint8Array | null> {
  return bytes.catch((error: unknown) => {
    if (error instanceof FileMissing) return null;
    throw error;
  });
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
