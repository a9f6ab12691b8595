import { mobileMoneyNames } from '@kopa/contract/payout/mobile-money';
import type { Language } from '@kopa/contract/wire/headers';
import type { Plural, UiStrings } from '@kopa/ui/strings';
import { en } from '@kopa/ui/strings/en';
import { es } from '@kopa/ui/strings/es';
import { sw } from '@kopa/ui/strings/sw';
import { wordsOf } from '../house/words.ts';

/**
 * The name of an element on the screen: a key of the app's words, as 'personal:state.label', or of the
 * components', as 'ui:confirm'; any other text is literal, as 'Nakuru'.
 */
export type Name = string;

/** The words of one language. */
export interface Words {
  language: Language;
  /** The tag that dates and numbers are written in. */
  locale: string;
  /** The words of a name. `fill` takes the places of `{{names}}`; the sandbox's wallet is filled in. */
  say(name: Name, fill?: Readonly<Record<string, string>>): string;
  /** Matches the words of a name exactly; placeholders match anything. */
  matching(name: Name): RegExp;
  /** Matches words that begin with those of a name, in capitals or not. */
  beginning(name: Name): RegExp;
  /** Every text of the language, the components' included. */
  all: ReadonlyMap<string, string>;
}

const components: Readonly<Record<Language, UiStrings>> = { en, es, sw };
const locales: Readonly<Record<Language, string>> = { en: 'en-KE', es: 'es-MX', sw: 'sw-KE' };

/** The wallet of the sandbox's payments adapter, which is also the first choice of a payout account. */
const ofSandbox = { wallet: mobileMoneyNames.MPESA, provider: mobileMoneyNames.MPESA };

const known = new Map<Language, Words>();

export function wordsIn(language: Language): Words {
  const made = known.get(language) ?? makeWords(language);
  known.set(language, made);
  return made;
}

function makeWords(language: Language): Words {
  const all = new Map(wordsOf(language));
  for (const [key, text] of Object.entries(components[language])) {
    if (typeof text === 'string') all.set(`ui:${key}`, text);
    else if (!Array.isArray(text))
      for (const [form, words] of Object.entries(text as Plural)) all.set(`ui:${key}_${form}`, words);
  }
  const textOf = (name: Name) => {
    const text = all.get(name);
    if (text === undefined && /^[a-z]\w*:\S+$/i.test(name))
      throw new Error(`${language} has no words for ${name}.`);
    return text ?? name;
  };
  const say: Words['say'] = (name, fill) => {
    const filled: Readonly<Record<string, string>> = { ...ofSandbox, ...fill };
    return textOf(name).replace(place, (hole: string, key: string) => filled[key] ?? hole);
  };
  return {
    language,
    locale: locales[language],
    all,
    say,
    matching: (name) => new RegExp(`^${patternOf(say(name))}$`),
    beginning: (name) => new RegExp(`^${patternOf(say(name))}(?=\\s|$)`, 'i'),
  };
}

const place = /\{\{?(\w+)\}?\}/g;

/** A text as a pattern in which each place of something filled in may be anything. */
export function patternOf(text: string): string {
  return text
    .split(place)
    .map((part, at) => (at % 2 === 1 ? '.+' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
    .join('');
}
