import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brandCss } from '../../ui/tokens/brand.ts';
import { begin, readBrand, readJson, refuseFaults } from '../../ui/tokens/read-brand.ts';
import { fontFilesOf } from '../../ui/tokens/typeface.ts';

/** A brand of another repository, as the stories take it. */
export interface GivenBrand {
  /** The word of `data-brand`. */
  id: string;
  /** As people read it. */
  name: string;
  css: string;
}

/** Where a brand keeps its tokens, unless it names the file. */
const usualPlaces = (id: string) => [`${id}.tokens.json`, `brands/${id}/${id}.tokens.json`];

/**
 * Reads a brand: its tokens, its fonts, and its name from `brand.json` beside the tokens. Throws a text that
 * says what is wrong with which file, and how to mend it.
 *
 * @param file The tokens. Left out: one of the usual places in this folder.
 */
export function givenBrand(id: string, file = usualPlaces(id).find((each) => existsSync(each))): GivenBrand {
  if (!file) {
    const places = usualPlaces(id);
    throw new Error(
      `There is no brand ${id} here: neither ${places.join(' nor ')}. Name the file with --tokens. ` +
        begin(places[0]!),
    );
  }
  const brand = readBrand(file, id);
  refuseFaults([brand]);
  const folder = path.dirname(file);
  const css = fontFilesOf(brand.tokens).reduce(
    (text, src) => text.replace(`url('${src}')`, () => `url('${fontAddress(src, folder, file)}')`),
    brandCss(brand),
  );
  return { id, name: nameOf(id, path.join(folder, 'brand.json')), css };
}

/** The name in a file `{ "name": "Poa" }`. Without the file: the id as a name. */
function nameOf(id: string, file: string): string {
  if (!existsSync(file)) return id.charAt(0).toUpperCase() + id.slice(1);
  const { name } = readJson(file, '');
  if (typeof name !== 'string') throw new Error(`${file} has no name: write { "name": "${id}" }.`);
  return name;
}

/** A font of the brand as an address that needs no file beside the page. Addresses of other sites stay. */
function fontAddress(src: string, folder: string, file: string): string {
  if (/^(https?|data):|^\/\//.test(src)) return src;
  const places = ['', 'src', 'public'].map((each) => path.join(folder, each, src));
  const font = places.find((each) => existsSync(each));
  if (!font) throw new Error(`${file}: the font ${src} is not there. Put it at one of ${places.join(', ')}.`);
  return `data:;base64,${readFileSync(font).toString('base64')}`;
}

/** The beginning of the head of a Storybook's page that shows this brand first. */
export function headOf({ id, name, css }: GivenBrand): string {
  const brand = JSON.stringify({ id, name }).replaceAll('<', String.raw`\u003c`);
  const styles = css.replaceAll('</', String.raw`<\/`);
  return `<script>globalThis.givenBrand = ${brand};</script><style>${styles}</style>`;
}
