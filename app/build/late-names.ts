import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** The global function of the built app that gives the file of a script by its name without a hash. */
const fileOf = 'fileOf';

/** In characters of six bits: each one costs every first visit 190 bytes. */
const hashLength = 4;

/** Imports of what may load later, and the list of what loads together with such a script. */
const later = /import\((["'`])\.\/([\w.-]+)\1\)/g;
const together = /m\.f\|\|\(m\.f=\[([^\]]*)\]\)/g;

/**
 * Names each script and style by its own text and by what the script imports at once. What may load later
 * has its name without a hash in the scripts, and the first script has the table of hashes. That script is a
 * part of the page, where it travels while the line would wait for the first requests. So the change of one
 * screen changes that screen and the page, and none of the scripts that lead to the screen. The service
 * worker compares each file with the digest in its name.
 */
export function lateNames(): Plugin {
  return {
    name: 'late-names',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      const place = (file: string) => path.join(dir!, file);
      const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
      const names = namesOf(chunks);
      const called = ([, , file = '']: RegExpMatchArray) => names.get(`assets/${file}`)!;
      const renamed = new Map<string, string>();
      const table: Record<string, string> = {};
      const withoutOld = (text: string) =>
        [...renamed].reduce(
          (rest, [old, now]) => rest.replaceAll(path.basename(old), path.basename(now)),
          text,
        );

      const rename = async (old: string, name: string, text: string): Promise<string> => {
        const hash = createHash('sha256').update(text).digest('base64url').slice(0, hashLength);
        const now = `assets/${name}-${hash}${path.extname(old)}`;
        await rm(place(old));
        await writeFile(place(now), text);
        renamed.set(old, now);
        return hash;
      };
      /** Puts the first script, and the table before all that it does, at the end of the page. */
      const enter = async (file: string, code: string): Promise<void> => {
        const page = await readFile(place('index.html'), 'utf8');
        const own = new RegExp(`<script [^>]*${path.basename(file)}"[^>]*></script>\\s*`);
        const script = `${tableOf(table)}${code.trim()}`;
        const release = createHash('sha256')
          .update(script)
          .digest('base64url')
          .slice(0, hashLength + 3);
        const element = `<script type="module" data-release="${release}">${script}</script>`;
        if (!own.test(page) || /<\/script|\.\/(?!assets\/)[\w.-]+\.js/.test(script))
          throw new Error('The first script has another form: see app/build/late-names.ts.');
        const [before, after] = page.replace(own, '').split('</body>');
        await writeFile(place('index.html'), `${before}${element}\n  </body>${after}`);
      };
      const write = async (chunk: Rolldown.OutputChunk, above: readonly string[] = []): Promise<void> => {
        if (renamed.has(chunk.fileName)) return;
        const way = [...above, chunk.fileName];
        if (above.includes(chunk.fileName)) throw new Error(`Chunks import each other: ${way.join(', ')}.`);
        for (const each of chunk.imports)
          await write(
            chunks.find(({ fileName }) => fileName === each)!,
            way,
          );
        const code = await readFile(place(chunk.fileName), 'utf8');
        let text = withoutOld(
          code
            .replaceAll(later, (...found) => `import(${fileOf}(\`${called(found as string[])}\`))`)
            .replaceAll(together, (_, list: string) => {
              const files = (JSON.parse(`[${list}]`) as string[]).map((file) => path.basename(file));
              const known = files.map((file) => names.get(`assets/${file}`)!);
              return `m.f||(m.f=${JSON.stringify(known)}.map(${fileOf}))`;
            }),
        );
        if (chunk.isEntry) {
          await rm(place(chunk.fileName));
          await enter(chunk.fileName, text.replaceAll('from"./', 'from"./assets/'));
          return;
        }
        const name = names.get(chunk.fileName)!;
        table[name] = await rename(chunk.fileName, name, text);
      };
      for (const { fileName } of Object.values(bundle).filter((each) => each.fileName.endsWith('.css'))) {
        const style = await readFile(place(fileName), 'utf8');
        await rename(fileName, path.basename(fileName).split('-')[0]!, style);
        // A browser takes half a style for a whole one.
        const whole = createHash('sha256').update(style).digest('base64');
        const page = await readFile(place('index.html'), 'utf8');
        const link = new RegExp(`(<link rel="stylesheet")(?=[^>]*${path.basename(fileName)})`);
        await writeFile(place('index.html'), page.replace(link, `$1 integrity="sha256-${whole}"`));
      }
      const entry = chunks.find(({ isEntry }) => isEntry)!;
      for (const chunk of chunks.filter((each) => each !== entry)) await write(chunk);
      await write(entry);

      for (const file of ['index.html', '.vite/manifest.json']) {
        const text = await readFile(place(file), 'utf8');
        await writeFile(place(file), withoutOld(text.replaceAll(entry.fileName, 'index.html')));
      }
      for (const file of renamed.values()) {
        const text = await readFile(place(file), 'utf8');
        const old = [...renamed.keys()].find((each) => text.includes(path.basename(each)));
        if (old) throw new Error(`${file} still names ${old}: see app/build/late-names.ts.`);
      }
    },
  };
}

/** Written as two texts, names and hashes: random characters among the names compress badly. */
function tableOf(table: Record<string, string>): string {
  const names = Object.keys(table).sort();
  const hashes = names.map((name) => table[name]);
  const place = `let i=n.indexOf(e)*${hashLength}`;
  const lists = `let n=\`${names.join()}\`.split(\`,\`),h=\`${hashes.join('')}\``;
  // From the page and from a script in its folder, alike.
  const base = 'b=new URL(`assets/`,document.baseURI)';
  const file = `\`\${b}\${e}-\${h.slice(i,i+${hashLength})}.js\``;
  return `{${lists},${base};globalThis.${fileOf}=e=>{${place};return${file}}}`;
}

/** A name of each chunk that no other chunk has and that stays while the sources stay, by its file. */
function namesOf(chunks: readonly Rolldown.OutputChunk[]): Map<string, string> {
  const names = new Map<string, string>();
  const used = new Map<string, number>();
  for (const chunk of [...chunks].sort((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1))) {
    const count = (used.get(chunk.name) ?? 0) + 1;
    used.set(chunk.name, count);
    names.set(chunk.fileName, count === 1 ? chunk.name : `${chunk.name}.${count}`);
  }
  return names;
}

/** A screen before its words, which are named like the screen. */
function orderOf({ facadeModuleId, moduleIds }: Rolldown.OutputChunk): string {
  const id = facadeModuleId ?? moduleIds[0] ?? '';
  return id.endsWith('.json') ? `~${id}` : id;
}
