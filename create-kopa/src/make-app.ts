import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AppRequest } from './app-request.ts';

/** The templates: a folder for each host. */
const templates = fileURLToPath(new URL('template', import.meta.url));

/** Writes the app into its folder. Throws one line when the folder is not free. */
export function makeApp({ folder, name, host, brand }: AppRequest): void {
  if (existsSync(folder)) {
    if (!statSync(folder).isDirectory())
      throw new Error(`${folder} is a file: name a folder that is new or empty.`);
    const [first] = readdirSync(folder).filter((entry) => entry !== '.git');
    if (first)
      throw new Error(`${folder} is not empty, it has ${first}: name a folder that is new or empty.`);
  }
  const filled = (text: string): string => text.replaceAll('{{name}}', name).replaceAll('{{brand}}', brand);
  const template = path.join(templates, host);
  for (const entry of readdirSync(template, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const from = path.join(entry.parentPath, entry.name);
    // npm leaves files called .gitignore out of a package.
    const file = path.relative(template, from).replace(/^_gitignore$/, '.gitignore');
    const to = path.join(folder, filled(file));
    mkdirSync(path.dirname(to), { recursive: true });
    writeFileSync(to, filled(readFileSync(from, 'utf8')));
  }
}
