import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';

/** Unpacks one brotli file to an executable. */
export async function unpackExecutable(source: string, target: string): Promise<void> {
  await pipeline(createReadStream(source), createBrotliDecompress(), createWriteStream(target));
  await chmod(target, 0o755);
}

/** Unpacks a brotli-compressed tar archive into a folder that exists. */
export async function unpackArchive(source: string, folder: string): Promise<void> {
  // By way of a file: tar closes a pipe at the archive's end mark, at times before the last of it is written.
  const archive = path.join(folder, `${path.basename(source)}.tar`);
  await pipeline(createReadStream(source), createBrotliDecompress(), createWriteStream(archive));
  const tar = spawn('tar', ['-xf', archive, '-C', folder, '--no-same-owner'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaint = '';
  tar.stderr.on('data', (chunk) => (complaint += chunk));
  const [code] = (await once(tar, 'close')) as [number | null];
  await rm(archive);
  if (code !== 0) throw new Error(`Could not unpack ${source}: tar ended with ${code}. ${complaint.trim()}`);
}

/**
 * A folder that is filled once and then only read. Two processes may fill it at the same time: each fills its
 * own folder beside it, and the first to finish gives it its name.
 */
export async function fillOnce(folder: string, fill: (empty: string) => Promise<void>): Promise<string> {
  if (existsSync(folder)) return folder;
  await mkdir(path.dirname(folder), { recursive: true });
  const own = await mkdtemp(`${folder}-`);
  try {
    await fill(own);
    await rename(own, folder);
  } catch (error) {
    await rm(own, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  return folder;
}
