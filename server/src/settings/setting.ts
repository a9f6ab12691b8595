import * as z from 'zod/mini';

export type Mode = 'sandbox' | 'live';

/** How the text of a setting becomes a value. */
interface Kind<Value> {
  /**
   * Reads the trimmed text; undefined when unset. A message completes a sentence that begins with the name.
   */
  read: z.ZodMiniType<Value, string | undefined>;
  /** The allowed values in words, as in "1 to 200"; for `choices`, the list itself is enough. */
  allowed?: string;
  choices?: readonly string[];
  /** The text that an unset setting stands for; '' for none. */
  unset: string;
}

/** The documentation of a setting, beside its schema. */
export interface About extends Omit<Kind<unknown>, 'read'> {
  /** One or more sentences. */
  says: string;
  /** No message, log or answer contains the value. */
  secret?: boolean;
  /**
   * Without the setting, these choices do not start: "PAYMENTS=daraja", or "REFERENCES_URL" when that is set.
   */
  neededBy?: readonly string[];
  /** The default in words, in Markdown, where `unset` is no text. */
  unsetMeans?: string;
}

/** The documentation of each setting, by its schema. */
export const about = z.registry<About>();

/** A setting's schema, documented in `about`. */
export function setting<Value>(
  { read, ...kind }: Kind<Value>,
  says: string,
  more: Pick<About, 'secret' | 'neededBy' | 'unsetMeans'> = {},
): Kind<Value>['read'] {
  return read.register(about, { ...kind, ...more, says });
}

/** Any text. */
export function text(unset = ''): Kind<string> {
  return { read: z.prefault(z.string(), unset), unset };
}

/**
 * A text that becomes a value; `convert` throws an Error whose message completes a sentence that begins with
 * the name.
 */
export function converted<Value>(convert: (text: string) => Value, allowed: string, unset = ''): Kind<Value> {
  const read = z.pipe(
    z.prefault(z.string(), unset),
    z.transform((input: string, { issues }): Value => {
      try {
        return convert(input);
      } catch (error) {
        issues.push({ code: 'custom', message: (error as Error).message, input });
        return z.NEVER;
      }
    }),
  );
  return { read, allowed, unset };
}

/** Texts between commas. */
export function list(unset = ''): Kind<string[]> {
  return converted(partsOf, 'a list, separated by commas', unset);
}

/** The texts between commas, without spaces around them and without empty ones. */
export function partsOf(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** A whole number within bounds. */
export function whole(least: number, most: number, unset: string): Kind<number> {
  const convert = (input: string) => {
    const number = Number(input);
    if (!Number.isInteger(number) || number < least || number > most)
      throw new Error(`is "${input}", but must be a whole number from ${least} to ${most}`);
    return number;
  };
  return converted(convert, `${least} to ${most}`, unset);
}

/** One of several words. */
export function choice<Name extends string>(choices: readonly Name[], unset: NoInfer<Name>): Kind<Name> {
  return choiceOf(choices, unset, (input) => `is "${input}", but must be one of ${choices.join(', ')}`);
}

/**
 * One of several words, with other words in each mode. `refused` says why live mode refuses those of the
 * sandbox.
 */
export function choiceByMode<Name extends string>(
  mode: Mode,
  { sandbox, live, unset, refused }: Record<Mode, readonly Name[]> & { unset: Name; refused: string },
): Kind<Name> {
  const choices = mode === 'live' ? live : sandbox;
  return choiceOf(choices, unset, (input) =>
    sandbox.some((name) => name === input)
      ? `is "${input}", but MODE=live ${refused}: choose ${choices.join(' or ')}`
      : `is "${input}", but must be one of ${choices.join(', ')}`,
  );
}

function choiceOf<Name extends string>(
  choices: readonly Name[],
  unset: Name,
  message: (input: string) => string,
): Kind<Name> {
  const read = z.prefault(z.enum(choices, { error: ({ input }) => message(String(input)) }), unset);
  // An unset setting is an error in a mode without that choice.
  return { read, choices, unset: choices.includes(unset) ? unset : '' };
}

/**
 * An https address, or an http address of this machine; with `anyHttp` of any machine. A base address loses
 * its last slashes.
 */
export function address({ base = false, unset = '', anyHttp = false } = {}): Kind<string> {
  const allowed = anyHttp ? 'an http or https address' : 'an https address';
  const convert = (input: string) => {
    if (input !== '' && !isSafeUrl(input, anyHttp))
      throw new Error(`must be ${allowed}${anyHttp ? '' : '; http is for this machine alone'}`);
    return base ? input.replace(/\/+$/, '') : input;
  };
  return converted(convert, allowed, unset);
}

function isSafeUrl(text: string, anyHttp: boolean): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  const isHere = hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]';
  return protocol === 'https:' || (protocol === 'http:' && (isHere || anyHttp));
}

const shortestToken = 20;

/** A secret of the lender's own making. */
export function token(): Kind<string> {
  const convert = (input: string) => {
    if (input !== '' && input.length < shortestToken)
      throw new Error(`must have at least ${shortestToken} characters, as from: openssl rand -hex 32`);
    return input;
  };
  return converted(convert, `at least ${shortestToken} characters`);
}

/** A setting that moved elsewhere: an operator who still sets one must learn that it has no effect. */
export function removed(where: string): z.ZodMiniType<undefined, undefined> {
  return z.optional(z.never({ error: `is no setting any more: ${where}` }));
}
