/** The mark of a brand: an SVG as text, in the place `$extensions.kopa.mark` of its file. */
import { ofKopa, rule, type Group, type Json } from './token-values.ts';

const place = '$extensions.kopa.mark';
/** Bytes: the mark travels with each page. */
const largestMark = 4000;

/** The SVG of a brand, or undefined. */
export const markOf = (tokens: Group): Json | undefined => ofKopa(tokens)['mark'];
/** The tokens with this mark. */
export const withMark = (tokens: Group, mark: string): Group => ({
  $extensions: { kopa: { mark } },
  ...tokens,
});

/** Why the mark of a brand cannot be written, as of `brandFaults`. */
export function markFaults(file: string, tokens: Group): string[] {
  const { mark, ...others } = ofKopa(tokens);
  const strange = Object.keys(others).map(
    (name) =>
      `${file}: $extensions.kopa.${name} is nothing that a brand has. Take it out; mark is the only name.`,
  );
  if (mark === undefined) return strange;
  const fault = (why: string) => [...strange, `${file}: ${place} ${why}`];
  if (typeof mark !== 'string' || !/^<svg[\s>][\s\S]*<\/svg>$/.test(mark))
    return fault('must be the text of one <svg> element, from "<svg" to "</svg>".');
  const [opening = ''] = /^[^>]*/.exec(mark) ?? [];
  // A picture that stands alone is read as XML, and has no size of a page.
  if (!opening.includes('xmlns="http://www.w3.org/2000/svg"') || !/\sviewBox="/.test(opening))
    return fault(
      'needs xmlns="http://www.w3.org/2000/svg" and a viewBox in its <svg>: browsers show nothing without.',
    );
  const bytes = new TextEncoder().encode(mark).length;
  return bytes > largestMark
    ? fault(`has ${bytes} bytes, and may have ${largestMark}: each page contains the mark.`)
    : strange;
}

/** The address of a mark for an image: a data: URL, without quotation marks. */
export const markAddress = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;
/** The SVG of such an address. Throws a text for any other address. */
export function markAt(address: string): string {
  const found = /^data:image\/svg\+xml,(.*)$/s.exec(address);
  if (!found)
    throw new Error(
      `the mark ${address.slice(0, 40)} is no address that begins with data:image/svg+xml, ` +
        'as kopa-tokens --to-figma writes one.',
    );
  return decodeURIComponent(found[1]!);
}

/**
 * The rules of a brand's mark: `--kopa-mark` is its address, and `.kopa-mark` shows the mark in place of the
 * drawing inside. Without a mark there are none: Kopa's mark in the colours of the brand.
 */
export function markCss(here: string, tokens: Group): string[] {
  const mark = markOf(tokens);
  if (typeof mark !== 'string') return [];
  return [
    rule(here, [['--kopa-mark', `url("${markAddress(mark)}")`]]),
    rule(`${here} .kopa-mark`, [
      ['background', 'var(--kopa-mark) center / contain no-repeat'],
      ['border-radius', '0'],
      ['-webkit-print-color-adjust', 'exact'],
      ['print-color-adjust', 'exact'],
    ]),
    rule(`${here} .kopa-mark > *`, [['display', 'none']]),
  ];
}
