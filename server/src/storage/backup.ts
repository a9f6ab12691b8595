import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { lockDirectory } from './directory-lock.ts';
import { refuseLiveFiles } from './live-mark.ts';
import { makeFolder } from './make-folder.ts';

/** The reason why a backup or a restore is impossible, in one line. Nothing was changed. */
export class BackupRefused extends Error {
  override name = 'BackupRefused';
}

interface Entry {
  /** Path within the backup, with '/'. */
  file: string;
  bytes: number;
  sha256: string;
}

/** The manifest of a backup, in `backup.json`. */
export interface Backup {
  format: 1;
  /** Epoch milliseconds. */
  madeAt: number;
  files: Entry[];
}

const contents = 'backup.json';
/** The irreplaceable content of DATA_DIR: the embedded database and the photos. */
const parts = ['database/postgres', 'photos'];

/**
 * Copies the embedded database and the photos of `dataDir` into the new folder `target`, each file with its
 * SHA-256, synced. Holds the database's lock: throws `FolderInUse` while a server runs. Throws `LiveDatabase`
 * for a live database without `live`. `target` appears completely or not at all.
 */
export function backUp(
  dataDir: string,
  target: string,
  { madeAt, live }: { madeAt: number; live: boolean },
): Backup {
  const database = path.join(dataDir, 'database');
  if (!fs.existsSync(path.join(dataDir, parts[0]!)))
    throw new BackupRefused(`There is no embedded database in ${dataDir}.`);
  if (fs.existsSync(target)) throw new BackupRefused(`${target} is there already.`);
  if (!live) refuseLiveFiles(path.join(dataDir, parts[0]!));
  const unlock = lockDirectory(database);
  const draft = `${target}.part`;
  try {
    makeFolder(path.dirname(path.resolve(target)));
    fs.rmSync(draft, { recursive: true, force: true });
    const files = parts.flatMap((part) => copyAll(path.join(dataDir, part), path.join(draft, part), part));
    const backup: Backup = { format: 1, madeAt, files };
    write(path.join(draft, contents), JSON.stringify(backup, null, 1));
    fs.renameSync(draft, target);
    return backup;
  } finally {
    fs.rmSync(draft, { recursive: true, force: true });
    unlock();
  }
}

/**
 * Restores a backup into `dataDir`, which must not contain a database. Throws `BackupRefused` for a missing,
 * changed or additional file, and `LiveDatabase` for the backup of a live database without `live`.
 */
export function restore(source: string, dataDir: string, { live }: { live: boolean }): Backup {
  const backup = readContents(source);
  if (!live) refuseLiveFiles(path.join(source, parts[0]!));
  for (const part of parts)
    if (fs.existsSync(path.join(dataDir, part)) && fs.readdirSync(path.join(dataDir, part)).length > 0)
      throw new BackupRefused(
        `${path.join(dataDir, part)} is not empty: restore into a new DATA_DIR, or move it away.`,
      );
  const draft = path.join(dataDir, 'restore.part');
  makeFolder(dataDir);
  try {
    fs.rmSync(draft, { recursive: true, force: true });
    const found = parts.flatMap((part) => copyAll(path.join(source, part), path.join(draft, part), part));
    const wrong = differences(backup.files, found);
    if (wrong.length > 0)
      throw new BackupRefused(
        `The backup is not what it was when it was made: ${wrong.slice(0, 3).join(', ')}.`,
      );
    for (const part of parts) {
      if (!fs.existsSync(path.join(draft, part))) continue;
      makeFolder(path.dirname(path.join(dataDir, part)));
      fs.rmSync(path.join(dataDir, part), { recursive: true, force: true });
      fs.renameSync(path.join(draft, part), path.join(dataDir, part));
    }
    return backup;
  } finally {
    fs.rmSync(draft, { recursive: true, force: true });
  }
}

function readContents(source: string): Backup {
  try {
    const backup = JSON.parse(fs.readFileSync(path.join(source, contents), 'utf8')) as Partial<Backup>;
    if (backup.format === 1 && Array.isArray(backup.files)) return backup as Backup;
  } catch {
    // Reported below, with the unreadable file.
  }
  throw new BackupRefused(`${source} is no backup: its ${contents} cannot be read.`);
}

function differences(wanted: readonly Entry[], found: readonly Entry[]): string[] {
  const sums = new Map(found.map(({ file, sha256 }) => [file, sha256]));
  const known = new Set(wanted.map(({ file }) => file));
  return [
    ...wanted.filter(({ file, sha256 }) => sums.get(file) !== sha256).map(({ file }) => file),
    ...found.filter(({ file }) => !known.has(file)).map(({ file }) => file),
  ];
}

/** Copies a folder, if present, with its empty folders: PostgreSQL needs them to start. */
function copyAll(from: string, to: string, name: string): Entry[] {
  if (!fs.existsSync(from)) return [];
  fs.mkdirSync(to, { recursive: true, mode: 0o700 });
  return fs.readdirSync(from, { withFileTypes: true }).flatMap((entry) => {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    const file = `${name}/${entry.name}`;
    if (entry.isDirectory()) return copyAll(source, target, file);
    if (!entry.isFile()) return [];
    const bytes = fs.readFileSync(source);
    write(target, bytes);
    return [{ file, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }];
  });
}

function write(file: string, bytes: Buffer | string): void {
  const descriptor = fs.openSync(file, 'wx', 0o600);
  try {
    fs.writeFileSync(descriptor, bytes);
    fs.fsyncSync(descriptor);
  } finally {
    fs.closeSync(descriptor);
  }
}
