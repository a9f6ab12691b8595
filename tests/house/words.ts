import path from 'node:path';
import { textOf, writtenFiles } from './source-files.ts';

export const languages = ['en', 'es', 'sw'] as const;

/** One text of one language, as "home:loan.title". */
export type Words = Map<string, string>;

type Tree = { [key: string]: string | Tree };

/** Everything that a language says. */
export function wordsOf(language: string): Words {
  const words: Words = new Map();
  for (const file of writtenFiles(`locales/${language}/*.json`)) {
    const namespace = path.basename(file, '.json');
    for (const [key, text] of flatten(JSON.parse(textOf(file)) as Tree))
      words.set(`${namespace}:${key}`, text);
  }
  return words;
}

function flatten(tree: Tree, before = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${before}${key}`, value]] : flatten(value, `${before}${key}.`),
  );
}

/** "days_one" and "days_other" are the plural forms of "days". */
export function withoutPlural(key: string): string {
  return key.replace(/_(zero|one|two|few|many|other)$/, '');
}

/** The names of the placeholders, sorted: "{{count}} days" has "count". */
export function placeholdersOf(text: string): string[] {
  return [...new Set([...text.matchAll(/\{\{\s*-?\s*(\w+)/g)].map(([, name]) => name as string))].sort();
}
