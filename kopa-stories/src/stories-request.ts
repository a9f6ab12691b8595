import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { isBrandId } from '../../ui/tokens/read-brand.ts';

export const usage = `kopa-stories --brand poa
  Plays every story of @kopa/ui in a brand, lets axe look at each, and compares pictures with the kept ones.
  --tokens <file>      the brand's tokens. Default: poa.tokens.json, or brands/poa/poa.tokens.json
  --pictures <folder>  the kept pictures, which you commit. Default: pictures/poa. What differs is written
                       into its folder differences, which you do not commit
  --update             keeps the pictures of stories without a fault, in place of comparing them
  --only <text>        only the stories whose id contains the text, such as --only button
  --pages <number>     stories that play at once. Default: the processors of the machine

kopa-stories --brand poa --serve [--port <number>]
  Shows the Storybook in the brand. Default of the port: 6006

kopa-stories --brand poa --chromatic
  Sends the Storybook in the brand to Chromatic, if CHROMATIC_PROJECT_TOKEN is set.
`;

/** What the command is asked for. */
export interface StoriesRequest {
  brand: string;
  tokens: string | undefined;
  pictures: string;
  task: 'check' | 'update' | 'serve' | 'chromatic';
  only: string;
  pages: number;
  port: number;
}

const options = {
  brand: { type: 'string' },
  tokens: { type: 'string' },
  pictures: { type: 'string' },
  update: { type: 'boolean' },
  only: { type: 'string' },
  pages: { type: 'string' },
  serve: { type: 'boolean' },
  port: { type: 'string' },
  chromatic: { type: 'boolean' },
} as const;

/** Reads the arguments of the command. Throws one line that says what is wrong and what may be. */
export function storiesRequest(args: string[]): StoriesRequest {
  const { values, tokens } = parseArgs({
    args,
    options,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  for (const token of tokens) {
    if (token.kind === 'positional')
      throw new Error(`"${token.value}" belongs to no option: kopa-stories --help lists them.`);
    if (token.kind !== 'option') continue;
    const option = Object.entries(options).find(([name]) => name === token.name)?.[1];
    if (!option) throw new Error(`There is no option ${token.rawName}: kopa-stories --help lists them.`);
    if (option.type === 'string' && !token.value) throw new Error(`${token.rawName} needs a value.`);
    if (option.type === 'boolean' && token.value !== undefined)
      throw new Error(`${token.rawName} takes no value.`);
  }
  const text = (name: keyof typeof options) => values[name] as string | undefined;
  const brand = text('brand');
  if (!brand) throw new Error('Name the brand: kopa-stories --brand poa');
  if (!isBrandId(brand))
    throw new Error(`The brand is called "${brand}": name it with small letters, digits and -.`);
  const number = (name: 'pages' | 'port', otherwise: number) => {
    const given = text(name);
    if (given !== undefined && !/^[1-9]\d{0,4}$/.test(given))
      throw new Error(`--${name} is a number from 1 on, not "${given}".`);
    return given === undefined ? otherwise : Number(given);
  };
  const asked = (['update', 'serve', 'chromatic'] as const).filter((name) => values[name]);
  if (asked.length > 1)
    throw new Error(`Name one of ${asked.map((each) => `--${each}`).join(' and ')}, not both.`);
  return {
    brand,
    tokens: text('tokens'),
    pictures: text('pictures') ?? `pictures/${brand}`,
    task: asked[0] ?? 'check',
    only: text('only') ?? '',
    pages: number('pages', availableParallelism()),
    port: number('port', 6006),
  };
}
