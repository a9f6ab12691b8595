import fs from 'node:fs';
import path from 'node:path';
import { lockDirectory } from './directory-lock.ts';
import { EncryptedReader, EncryptedWriter, NotAsWritten } from './encrypted-file.ts';
import type { KeyRing } from './key-ring.ts';
import { copyRunning, linkFiles } from './copy-running.ts';
import { refuseLiveFiles } from './live-mark.ts';
import { makeFolder } from './make-folder.ts';
import { refuseMoved } from './move/move-marks.ts';
import { CannotOpen } from './sealing-key.ts';

/** The reason why a backup or a restore is impossible, in one line. Nothing was changed. */
export class BackupRefused extends Error {
  override name = 'BackupRefused';
}

/** What a backup contains. */
export interface Backup {
  /** Epoch milliseconds. */
  madeAt: number;
  files: number;
  bytes: number;
}

/**
 * Before each part of the stream stands its description, as JSON after its length. Folders are named because
 * PostgreSQL needs also the empty ones.
 */
type Part =
  | { madeAt: number }
  | { folder: string }
  /** The bytes follow. */
  | { file: string; bytes: number }
  | { files: number };

/** The irreplaceable content of DATA_DIR: the embedded database and the photos. */
const parts = ['database/postgres', 'photos'];
const lengthBytes = 4;
/** Longest description of a part in bytes, and of bytes read at once. */
const longest = 64 * 1024;

interface Options {
  keys: KeyRing;
  live: boolean;
}

interface BackUpOptions extends Options {
  /** Epoch milliseconds. */
  madeAt: number;
  /** Opens the copied database, which completes it, and proves it. `folder`: as of `openEmbedded`. */
  prove: (folder: string) => Promise<void>;
}

/**
 * Writes the embedded database and the photos of `dataDir` into the new encrypted file `target`, synced,
 * while a server may go on. The copy of a moment is made and proven in `dataDir` first, and is deleted
 * afterwards. Throws `DatabaseRefused` for a live database without `live` and for one that was moved,
 * `FolderInUse` during another backup, and `CopyDisturbed`. `target` appears completely or not at all.
 */
export async function backUp(
  dataDir: string,
  target: string,
  { madeAt, keys, live, prove }: BackUpOptions,
): Promise<Backup> {
  const cluster = path.join(dataDir, parts[0]!);
  if (!fs.existsSync(cluster)) throw new BackupRefused(`There is no embedded database in ${dataDir}.`);
  if (fs.existsSync(target)) throw new BackupRefused(`${target} is there already.`);
  if (!live) refuseLiveFiles(cluster);
  refuseMoved(cluster);
  const copy = path.join(dataDir, 'backup.part');
  makeFolder(copy);
  const unlock = lockDirectory(copy);
  const draft = `${target}.part`;
  try {
    copyMoment(dataDir, copy);
    await prove(path.join(copy, 'database'));
    makeFolder(path.dirname(path.resolve(target)));
    fs.rmSync(draft, { force: true });
    const made = { madeAt, files: 0, bytes: 0 };
    const writer = new EncryptedWriter(draft, keys);
    try {
      describe(writer, { madeAt });
      for (const part of parts) addAll(writer, path.join(copy, part), part, made);
      describe(writer, { files: made.files });
      writer.end();
    } finally {
      writer.close();
    }
    fs.renameSync(draft, target);
    return made;
  } finally {
    fs.rmSync(draft, { force: true });
    unlock();
    fs.rmSync(copy, { recursive: true, force: true });
  }
}

/** The database and every photo that a row of it names, though photos come and go meanwhile. */
function copyMoment(dataDir: string, copy: string): void {
  const [database, photos] = parts.map((part) => [path.join(dataDir, part), path.join(copy, part)] as const);
  for (const [, into] of [database!, photos!]) fs.rmSync(into, { recursive: true, force: true });
  linkFiles(...photos!);
  copyRunning(...database!);
  linkFiles(...photos!);
}

/**
 * Restores a backup into `dataDir`, which must not contain a database. Throws `BackupRefused` for a file that
 * is not as it was written, and `LiveDatabase` for the backup of a live database without `live`.
 */
export function restore(source: string, dataDir: string, { keys, live }: Options): Backup {
  for (const part of parts)
    if (fs.existsSync(path.join(dataDir, part)) && fs.readdirSync(path.join(dataDir, part)).length > 0)
      throw new BackupRefused(
        `${path.join(dataDir, part)} is not empty: restore into a new DATA_DIR, or move it away.`,
      );
  const draft = path.join(dataDir, 'restore.part');
  const isNew = !fs.existsSync(dataDir);
  try {
    const reader = open(source, keys);
    try {
      makeFolder(dataDir);
      fs.rmSync(draft, { recursive: true, force: true });
      const backup = readAll(reader, draft);
      if (!live) refuseLiveFiles(path.join(draft, parts[0]!));
      for (const part of parts) {
        if (!fs.existsSync(path.join(draft, part))) continue;
        makeFolder(path.dirname(path.join(dataDir, part)));
        fs.rmSync(path.join(dataDir, part), { recursive: true, force: true });
        fs.renameSync(path.join(draft, part), path.join(dataDir, part));
      }
      return backup;
    } finally {
      reader.close();
    }
  } catch (error) {
    if (!(error instanceof NotAsWritten || error instanceof CannotOpen)) throw error;
    throw new BackupRefused(`${source} cannot be restored. ${error.message}`);
  } finally {
    fs.rmSync(draft, { recursive: true, force: true });
    if (isNew && fs.existsSync(dataDir) && fs.readdirSync(dataDir).length === 0) fs.rmdirSync(dataDir);
  }
}

function open(source: string, keys: KeyRing): EncryptedReader {
  try {
    return new EncryptedReader(source, keys);
  } catch (error) {
    if (error instanceof NotAsWritten || error instanceof CannotOpen) throw error;
    throw new NotAsWritten('It is no backup.');
  }
}

/** Writes a folder, if present, with everything in it. */
function addAll(writer: EncryptedWriter, from: string, name: string, made: Backup): void {
  if (!fs.existsSync(from)) return;
  describe(writer, { folder: name });
  for (const entry of fs.readdirSync(from, { withFileTypes: true })) {
    const [source, file] = [path.join(from, entry.name), `${name}/${entry.name}`];
    if (entry.isDirectory()) addAll(writer, source, file, made);
    if (!entry.isFile()) continue;
    const bytes = fs.readFileSync(source);
    describe(writer, { file, bytes: bytes.length });
    writer.write(bytes);
    made.files += 1;
    made.bytes += bytes.length;
  }
}

function readAll(reader: EncryptedReader, into: string): Backup {
  const backup = { madeAt: 0, files: 0, bytes: 0 };
  for (;;) {
    const part = nextPart(reader);
    if ('madeAt' in part) backup.madeAt = part.madeAt;
    if ('folder' in part) fs.mkdirSync(inside(into, part.folder), { recursive: true, mode: 0o700 });
    if ('file' in part) {
      copyOut(reader, inside(into, part.file), part.bytes);
      backup.files += 1;
      backup.bytes += part.bytes;
    }
    if (!('files' in part)) continue;
    reader.end();
    if (part.files !== backup.files) throw new NotAsWritten('It contains another number of files.');
    return backup;
  }
}

/** The place of a part; throws `NotAsWritten` for a name that leads elsewhere. */
function inside(into: string, name: string): string {
  const place = path.join(into, ...name.split('/'));
  if (!place.startsWith(`${into}${path.sep}`))
    throw new NotAsWritten('It names a file outside of the folder.');
  return place;
}

function copyOut(reader: EncryptedReader, to: string, length: number): void {
  const descriptor = fs.openSync(to, 'wx', 0o600);
  try {
    for (let left = length; left > 0;) {
      const bytes = reader.read(Math.min(left, longest));
      fs.writeFileSync(descriptor, bytes);
      left -= bytes.length;
    }
    fs.fsyncSync(descriptor);
  } finally {
    fs.closeSync(descriptor);
  }
}

function describe(writer: EncryptedWriter, part: Part): void {
  const text = Buffer.from(JSON.stringify(part), 'utf8');
  const length = Buffer.alloc(lengthBytes);
  length.writeUInt32BE(text.length);
  writer.write(length);
  writer.write(text);
}

function nextPart(reader: EncryptedReader): Part {
  const length = reader.read(lengthBytes).readUInt32BE();
  if (length > longest) throw new NotAsWritten('It has a part without an end.');
  return JSON.parse(reader.read(length).toString('utf8')) as Part;
}
