import fs from 'node:fs';
import type { ErrorName, Language } from '@kopa/contract';
import { languages } from '@kopa/contract';

type Tree = { readonly [key: string]: string | Tree };

/** The words of one language. A key that has none gives itself. */
export interface Words {
  error(name: ErrorName): string;
  /** A text message, with its `{{values}}` filled in. */
  sms(name: SmsName, values: Record<string, string>): string;
  /** As in `1.title`, `1.options.yes`. */
  question(path: string): string;
  /** The label of a code in a list of `enumerations.json`. */
  label(list: string, code: string): string;
}

export type SmsName =
  | 'verificationCode'
  | 'approved'
  | 'rejected'
  | 'disbursed'
  | 'repaymentReceived'
  | 'loanFinished';

/** The words of a language. */
export function words(language: Language): Words {
  return all[language];
}

const all = Object.fromEntries(languages.map((language) => [language, load(language)])) as Record<
  Language,
  Words
>;

function load(language: Language): Words {
  const errors = read(language, 'errors');
  const sms = read(language, 'sms');
  const questions = read(language, 'questions');
  const enumerations = read(language, 'enumerations');
  return {
    error: (name) => find(errors, name),
    sms: (name, values) => fill(find(sms, name), values),
    question: (path) => find(questions, path),
    label: (list, code) => {
      const labels = enumerations[list];
      const label = typeof labels === 'object' ? labels[code] : undefined;
      return typeof label === 'string' ? label : code;
    },
  };
}

function read(language: Language, feature: string): Tree {
  const file = new URL(import.meta.resolve(`@kopa/locales/${language}/${feature}.json`));
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Tree) : {};
}

function find(tree: Tree, path: string): string {
  const found = tree[path] ?? path.split('.').reduce<string | Tree | undefined>(step, tree);
  return typeof found === 'string' ? found : path;
}

function step(tree: string | Tree | undefined, key: string): string | Tree | undefined {
  return typeof tree === 'object' ? tree[key] : undefined;
}

function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole);
}
