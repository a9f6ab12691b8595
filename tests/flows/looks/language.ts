import type { Page } from 'playwright-core';
import { patternOf, wordsIn, type Words } from '../words.ts';

/** Finds texts outside the borrower's language: English words, keys without words, unfilled placeholders. */
export function languageLook(page: Page, words: Words) {
  const english = foreignTo(words);
  return async (): Promise<string[]> => {
    const { lang, texts } = await page.evaluate(gather);
    return [
      ...(lang === words.language ? [] : [`The page says that it is in "${lang}".`]),
      ...texts.flatMap((text) => {
        if (/\{\{?\w|\}\}|\b(?:undefined|null|NaN|Invalid Date)\b|\[object /.test(text))
          return [`"${text}" has a hole.`];
        if (isKey(text, words)) return [`"${text}" is a key.`];
        return english(text) ? [`"${text}" is English.`] : [];
      }),
    ];
  };
}

/** Everything that the page says, to eyes and to ears. */
function gather(): { lang: string; texts: string[] } {
  const texts = new Set<string>([document.title]);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (node instanceof Element)
      for (const name of [
        'aria-label',
        'aria-valuetext',
        'aria-roledescription',
        'placeholder',
        'title',
        'alt',
      ])
        texts.add(node.getAttribute(name)?.trim() ?? '');
    else if (!node.parentElement?.closest('script, style'))
      texts.add(node.textContent?.replace(/\s+/g, ' ').trim() ?? '');
  }
  texts.delete('');
  return { lang: document.documentElement.lang, texts: [...texts] };
}

function isKey(text: string, words: Words): boolean {
  if (!/^[\w-]+(?:[:.][\w-]+)+$/.test(text)) return false;
  return words.all.has(text) || [...words.all.keys()].some((key) => key.slice(key.indexOf(':') + 1) === text);
}

const englishDays =
  /\b(?:January|February|March|April|May|June|July|August|October|December|Aug|Dec|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Mon|Tue|Wed|Thu|Fri|Sat|Sun)\b/;

/** Tells whether a text is English and not, by chance, the language's own. */
function foreignTo(words: Words): (text: string) => boolean {
  if (words.language === 'en') return () => false;
  const own = [...words.all.values()];
  const ownTexts = new Set(own.flatMap(partsOf));
  const ownPatterns = own.filter(hasPlace).filter(hasWords).map(whole);
  const english = [...wordsIn('en').all].filter(([key, text]) => words.all.get(key) !== text);
  const texts = new Set(english.flatMap(([, text]) => partsOf(text)).filter((text) => !ownTexts.has(text)));
  const patterns = english
    .map(([, text]) => text)
    .filter(hasPlace)
    .filter(hasWords)
    .map(whole);
  return (text) =>
    texts.has(text) ||
    englishDays.test(text) ||
    (patterns.some((pattern) => pattern.test(text)) && !ownPatterns.some((pattern) => pattern.test(text)));
}

const whole = (text: string) => new RegExp(`^${patternOf(text)}$`);
/** The words beside the placeholders: other texts match anything. */
const hasWords = (text: string) => /\p{L}{3}/u.test(text.replace(/\{[^}]*\}+/g, ''));
const hasPlace = (text: string) => /\{\{?\w/.test(text);

/** A text on the page: complete, or in the parts between its tags. */
function partsOf(text: string): string[] {
  return [text, ...text.split(/<[^>]+>/)].map((part) => part.trim()).filter((part) => part !== '');
}
