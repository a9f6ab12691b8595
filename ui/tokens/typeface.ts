/** The font files of a brand, and the local font that stands in while they load. */
import { familyText, group, ofKopa, rule, type Group, type Json } from './token-values.ts';

/** Where the token `font.family` has its files: `"$extensions": { "kopa": { "files": [...], ... } }`. */
const place = 'font.family.$extensions.kopa';
const measures = ['sizeAdjust', 'ascent', 'descent', 'lineGap'] as const;

const family = (tokens: Group): Group => group(group(tokens, 'font'), 'family');
const own = (tokens: Group): Group => ofKopa(family(tokens));
const filesOf = (tokens: Group): Group[] => {
  const { files } = own(tokens);
  return Array.isArray(files) ? (files as Group[]) : [];
};
/** The family of the files: the first of the list. */
const nameOf = (tokens: Group): string => {
  const value = family(tokens)['$value'];
  return Array.isArray(value) ? String(value[0]) : '';
};
/** A share of the font's size as CSS: 0.9 is '90%'. */
const percent = (share: Json | undefined): string => `${Math.round(Number(share) * 1e4) / 100}%`;
const isText = (value: Json | undefined): value is string =>
  typeof value === 'string' && /^[^'"\\\n]+$/.test(value);

/** Why the font files of a brand cannot be written, as of `brandFaults`. */
export function typefaceFaults(file: string, tokens: Group): string[] {
  const extension = own(tokens);
  if (Object.keys(extension).length === 0) return [];
  const files = filesOf(tokens);
  const fallback = group(extension, 'fallback');
  return [
    ...(isText(nameOf(tokens))
      ? []
      : [
          `${file}: font.family.$value must begin with the name of the files' family, as in ["Inter", "sans-serif"].`,
        ]),
    ...(files.length > 0 && files.every(({ src, weight }) => isText(src) && isText(weight))
      ? []
      : [`${file}: ${place}.files must be a list such as [{ "src": "inter.woff2", "weight": "400 700" }].`]),
    // Without one, every line that is there before the files jumps.
    ...(isText(fallback['local']) && measures.every((name) => typeof fallback[name] === 'number')
      ? []
      : [
          `${file}: ${place}.fallback needs local, ${measures.join(', ')}: a font of the phone, and its measures ` +
            'as shares of the size, such as { "local": "Roboto", "sizeAdjust": 1.05, "ascent": 0.93, ' +
            '"descent": 0.24, "lineGap": 0 }.',
        ]),
  ];
}

/** The addresses of a brand's font files, as its tokens have them. */
export const fontFilesOf = (tokens: Group): string[] => filesOf(tokens).map(({ src }) => String(src));

/** The rules `@font-face` of a brand, and its list of families with the fallback; nothing without files. */
export function typefaceCss(tokens: Group): { rules: string[]; families?: string } {
  const files = filesOf(tokens);
  if (files.length === 0) return { rules: [] };
  const name = nameOf(tokens);
  const fallback = group(own(tokens), 'fallback');
  const [, ...others] = family(tokens)['$value'] as string[];
  return {
    rules: [
      ...files.map(({ src, weight }) =>
        rule('@font-face', [
          ['font-family', `'${name}'`],
          ['src', `url('${String(src)}')`],
          ['font-weight', String(weight)],
          ['font-display', 'swap'],
        ]),
      ),
      rule('@font-face', [
        ['font-family', `'${name} fallback'`],
        ['src', `local('${String(fallback['local'])}')`],
        ['size-adjust', percent(fallback['sizeAdjust'])],
        ['ascent-override', percent(fallback['ascent'])],
        ['descent-override', percent(fallback['descent'])],
        ['line-gap-override', percent(fallback['lineGap'])],
      ]),
    ],
    families: [`'${name}'`, `'${name} fallback'`, ...others.map(familyText)].join(', '),
  };
}
