import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

interface Chunk {
  file: string;
  src?: string;
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
}

export type Manifest = Record<string, Chunk>;

/** The built app as a phone downloads it. Chunks are named by their keys in Vite's manifest. */
export interface Bundle {
  entry: string;
  /** Every chunk that loads together with these: they and their static imports. */
  closure(chunks: Iterable<string>): Set<string>;
  /** Every chunk that these may load later, directly or indirectly, without those in `stop`. */
  later(chunks: Iterable<string>, stop: (chunk: string) => boolean): Set<string>;
  /** Chunks that something loads later. */
  lazy: Set<string>;
  /** JavaScript in bytes, each file gzipped at level 9. */
  script(chunks: Iterable<string>): number;
  /** CSS in bytes, each file gzipped at level 9. */
  style(chunks: Iterable<string>): number;
  /** The file of one chunk, from the folder of the build. */
  file(chunk: string): string;
  /** The text of one chunk's file. */
  text(chunk: string): string;
}

export function openBundle(manifest: Manifest, read: (file: string) => string): Bundle {
  const chunkOf = (key: string): Chunk => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The manifest of the build names ${key} and does not describe it.`);
    return chunk;
  };
  const closure = (chunks: Iterable<string>) => {
    const all = new Set<string>();
    const add = (key: string) => {
      if (all.has(key)) return;
      all.add(key);
      chunkOf(key).imports?.forEach(add);
    };
    for (const key of chunks) add(key);
    return all;
  };
  const later = (chunks: Iterable<string>, stop: (chunk: string) => boolean) => {
    const all = closure(chunks);
    for (const key of all) {
      for (const lazy of chunkOf(key).dynamicImports ?? []) {
        // A loop over a Set also visits elements that are added meanwhile.
        if (!stop(lazy)) for (const each of closure([lazy])) all.add(each);
      }
    }
    return all;
  };
  const gzipped = (files: Set<string>) =>
    [...files].reduce((sum, file) => sum + gzipSync(read(file), { level: 9 }).length, 0);
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  const [entry] = entries;
  if (!entry || entries.length > 1)
    throw new Error(`The build has ${entries.length} entries instead of one.`);
  return {
    entry,
    closure,
    later,
    lazy: new Set(Object.values(manifest).flatMap(({ dynamicImports = [] }) => dynamicImports)),
    script: (chunks) =>
      gzipped(new Set([...chunks].map((key) => chunkOf(key).file).filter((file) => file.endsWith('.js')))),
    style: (chunks) => gzipped(new Set([...chunks].flatMap((key) => chunkOf(key).css ?? []))),
    file: (chunk) => chunkOf(chunk).file,
    text: (chunk) => read(chunkOf(chunk).file),
  };
}

/** The bundle in a folder that Vite built with `build.manifest`. */
export function builtBundle(folder: string): Bundle {
  const manifest = JSON.parse(readFileSync(path.join(folder, '.vite', 'manifest.json'), 'utf8')) as Manifest;
  return openBundle(manifest, (file) => readFileSync(path.join(folder, file), 'utf8'));
}
