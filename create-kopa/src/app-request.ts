import path from 'node:path';
import { parseArgs } from 'node:util';
import { isBrandId } from '../../ui/tokens/read-brand.ts';

/** What serves and builds the app, with the name that people read. */
export const hosts = { vite: 'Vite', next: 'Next' } as const;

/** The app that is asked for. */
export interface AppRequest {
  /** The folder of the app, as it was given. */
  folder: string;
  /** The name of the package: the last part of the folder. */
  name: string;
  host: keyof typeof hosts;
  brand: string;
}

export const usage = `npm create kopa [folder] -- [--host vite|next] [--brand name]
  Makes an app with @kopa/ui: a brand, a form, its test and a visual check.
  folder   new or empty; its name is the name of the package. Default: my-app
  --host   what serves and builds the app. Default: vite
  --brand  the name of the brand: small letters, digits and -. Default: mine
`;

const options = {
  host: { type: 'string', default: 'vite' },
  brand: { type: 'string', default: 'mine' },
} as const;

const isHost = (name: string): name is AppRequest['host'] => Object.hasOwn(hosts, name);

/**
 * Reads the arguments of the command. Throws one line that says what is wrong and what may be.
 *
 * @param from The folder in which the command runs.
 */
export function appRequest(args: string[], from = process.cwd()): AppRequest {
  const { tokens } = parseArgs({ args, options, strict: false, allowPositionals: true, tokens: true });
  const given: { host: string; brand: string } = {
    host: options.host.default,
    brand: options.brand.default,
  };
  const folders: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') folders.push(token.value);
    if (token.kind !== 'option') continue;
    if (token.name !== 'host' && token.name !== 'brand')
      throw new Error(`There is no option ${token.rawName}: there are --host and --brand.`);
    given[token.name] = token.value ?? '';
  }
  if (folders.length > 1) throw new Error(`Name one folder, not ${folders.length}: ${folders.join(', ')}.`);

  const { host, brand } = given;
  const folder = folders[0] ?? 'my-app';
  const name = path.basename(path.resolve(from, folder));
  if (!isHost(host)) throw new Error(`The host is --host vite or --host next, not "${host}".`);
  if (!isBrandId(brand))
    throw new Error(
      `The brand would be called "${brand}": name it with small letters, digits and -, such as --brand poa.`,
    );
  if (!/^[a-z0-9][a-z0-9._-]{0,213}$/.test(name))
    throw new Error(
      `The package would be called "${name}": name a folder of small letters, digits, "-", "." and "_", ` +
        'such as my-app.',
    );
  return { folder, name, host, brand };
}
