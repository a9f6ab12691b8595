import type { Bytes } from './figures.ts';
import type { Server } from './serve.ts';

/** The weight of the fetched scripts and style sheets. */
export function weigh({ files }: Server, fetched: readonly string[]): Bytes {
  const kind = (ending: string) => {
    const packed = fetched.filter((file) => file.endsWith(ending)).flatMap((file) => files.get(file) ?? []);
    return {
      raw: sum(packed.map(({ raw }) => raw.length)),
      gzip: sum(packed.map(({ gzip }) => gzip.length)),
      brotli: sum(packed.map(({ brotli }) => brotli.length)),
    };
  };
  return { script: kind('.js'), style: kind('.css') };
}

function sum(sizes: readonly number[]): number {
  return sizes.reduce((total, size) => total + size, 0);
}
