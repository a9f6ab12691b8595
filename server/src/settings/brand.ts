import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { lenderIdentity } from '@kopa/contract/entities/lender-identity';
import * as z from 'zod/mini';

const shippedFolder = fileURLToPath(new URL('../../../brands', import.meta.url));

const hexColor = z.string().check(z.regex(/^#[0-9a-f]{6}$/i, 'must be a colour such as #146c2e'));

/** `brand.json` of a brand's folder. */
const brandFile = z.strictObject({
  // A header carries the name (S7-07), and headers are ASCII.
  name: z
    .string()
    .check(z.regex(/^[\x21-\x7e](?:[\x20-\x7e]{0,38}[\x21-\x7e])?$/, 'must be 1 to 40 ASCII characters')),
  themeColor: z.optional(z.strictObject({ light: hexColor, dark: hexColor })),
  lender: z.optional(lenderIdentity),
});

/** Names of the brands in the folder `brands`. */
const shippedBrands = (): string[] =>
  readdirSync(shippedFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();

/**
 * Reads a brand: a name in the folder `brands`, or a path to a folder like those.
 * Throws an Error with one line that names the fault and the remedy.
 */
export function readBrand(named: string) {
  const isPath = /[\\/]/.test(named);
  if (!isPath && !shippedBrands().includes(named))
    throw new Error(`must be one of ${shippedBrands().join(', ')}, or a path to a brand's folder`);
  const folder = isPath ? path.resolve(named) : path.join(shippedFolder, named);
  const id = path.basename(folder);
  if (!/^[a-z][a-z0-9-]*$/.test(id))
    throw new Error(`names the folder "${id}", which must have a name of small letters, digits and -`);
  const file = path.join(folder, 'brand.json');
  const { themeColor, lender, name } = parsed(file);
  const css = readIfThere(path.join(folder, 'brand.css'));
  if (isPath && !css?.includes(`[data-brand='${id}']`))
    throw new Error(
      `needs ${path.join(folder, 'brand.css')} with the tokens of ${id}: kopa-tokens ${id}.tokens.json > brand.css`,
    );
  if (css?.includes('</')) throw new Error(`needs a brand.css without "</"`);
  return {
    id,
    name,
    mark: markIn(css),
    css,
    themeColor: themeColor ?? surfaces(css),
    lender: lender ?? null,
  };
}

function parsed(file: string): z.output<typeof brandFile> {
  const text = readIfThere(file);
  if (text === null) throw new Error(`needs ${file}, with {"name": "..."} at least`);
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new Error(`needs valid JSON in ${file}: ${(error as Error).message}`, { cause: error });
  }
  const checked = z.safeParse(brandFile, json);
  if (checked.success) return checked.data;
  const [issue] = checked.error.issues;
  throw new Error(`has a fault in ${file}: ${issue?.path.join('.') || 'the file'} ${issue?.message}`);
}

/** The address of the mark in the tokens; null without a mark: Kopa's in the colours of the brand. */
const markIn = (css: string | null): string | null =>
  /--kopa-mark:\s*url\("([^"]+)"\)/.exec(css ?? '')?.[1] ?? null;

/** The surface colours in the tokens: light first, then dark. */
function surfaces(css: string | null): { light: string; dark: string } | null {
  const [light, dark] = [...(css ?? '').matchAll(/--kopa-color-surface:\s*(#[0-9a-f]{6})\b/gi)].map(
    ([, color]) => color,
  );
  return light && dark ? { light, dark } : null;
}

const readIfThere = (file: string): string | null => (existsSync(file) ? readFileSync(file, 'utf8') : null);
