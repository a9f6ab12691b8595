#!/usr/bin/env node
/** The command `kopa-tokens`: CSS of brands that are not Kopa's. See the README, Brands. */
import { readFileSync } from 'node:fs';
import { brandCss } from './brand.ts';
import reference from './easycash.tokens.json' with { type: 'json' };
import { previewHtml } from './preview.ts';
import { begin, readBrand, readJson, refuseFaults } from './read-brand.ts';
import { fromStudio, toStudio } from './studio.ts';
import { hexOfColor, type Group } from './token-values.ts';

const usage = `kopa-tokens mine.tokens.json [other.tokens.json ...] > mine.css
  Writes the CSS of a brand. It is called as the file is: [data-brand='mine'].
  Nothing is written when a token is missing or a pair of colours is too faint; what is wrong is listed.

kopa-tokens --new > mine.tokens.json
  Writes EasyCash's tokens, to begin with; colours as "#rrggbb", which is shorter than the format's own way.

kopa-tokens --preview mine.tokens.json > mine.html
  Writes a page that shows the brand on six screens, in light and dark mode.

kopa-tokens --to-figma mine.tokens.json > mine.figma.json
kopa-tokens --from-figma mine.figma.json > mine.tokens.json
  Writes the file for the plugin Tokens Studio of Figma, and reads one back.
`;

/** The tokens of EasyCash, each colour as one text. */
const template = () =>
  JSON.stringify(
    reference,
    (_, value: unknown) =>
      typeof value === 'object' && value !== null && 'components' in value
        ? hexOfColor(value as unknown as Group)
        : value,
    2,
  );

/** Prints a file in the other format; nothing when it cannot be converted. */
function converted(file: string, convert: (tokens: Group) => Group, otherwise: string): number {
  return printed(() => {
    const tokens = readJson(file, otherwise);
    try {
      return `${JSON.stringify(convert(tokens), null, 2)}\n`;
    } catch (error) {
      throw new Error((error as Error).message.replaceAll(/^/gm, `${file}: `), { cause: error });
    }
  });
}

/** A file that the build of the package has written. */
const built = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

/** The page of a brand, with the styles and the screens that the package has beside this file. */
function previewOf(file: string): string {
  const brand = readBrand(file);
  refuseFaults([brand]);
  const screens = JSON.parse(built('screens.json')) as Record<string, string>;
  return previewHtml(brand, built('../styles.css'), screens);
}

function printed(made: () => string): number {
  try {
    process.stdout.write(made());
    return 0;
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    return 1;
  }
}

function run(args: string[]): number {
  if (args.length === 1 && args[0] === '--new') {
    process.stdout.write(`${template()}\n`);
    return 0;
  }
  const [way, file, ...others] = args;
  if (file !== undefined && others.length === 0) {
    if (way === '--preview') return printed(() => previewOf(file));
    if (way === '--to-figma') return converted(file, toStudio, begin(file));
    if (way === '--from-figma') return converted(file, fromStudio, 'Export one from Tokens Studio.');
  }
  if (args.length === 0 || args.some((each) => each.startsWith('-'))) {
    (args.includes('--help') ? process.stdout : process.stderr).write(usage);
    return args.includes('--help') ? 0 : 1;
  }
  return printed(() => {
    const brands = args.map((file) => readBrand(file));
    refuseFaults(brands);
    return brands.map((brand) => brandCss(brand)).join('\n');
  });
}

process.exitCode = run(process.argv.slice(2));
