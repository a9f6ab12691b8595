import { language as words } from '../../../app/src/shared/language/language.ts';

type Texts = { [key: string]: string | Texts };

/**
 * For a story's `before`: makes the words of features as long as German ones, half of them joined to the
 * next, so that what breaks a row is seen. What is filled in stays as it is. Gives back what undoes it.
 */
export const longWords =
  (...features: string[]) =>
  () => {
    const spoken = words.language;
    const before = features.map(
      (feature) => [feature, words.getResourceBundle(spoken, feature) as Texts] as const,
    );
    for (const [feature, texts] of before)
      words.addResourceBundle(spoken, feature, lengthened(texts), false, true);
    return () => {
      for (const [feature, texts] of before) words.addResourceBundle(spoken, feature, texts, false, true);
    };
  };

declare global {
  /**
   * For the tests of stories: every word of the app gets long, also what is on the screen. Gives back what
   * undoes it.
   */
  var speakLongWords: (() => () => void) | undefined;
}

/** Has what is on the screen say its words anew. */
const show = () => words.emit('languageChanged', words.language);

globalThis.speakLongWords = () => {
  const undo = longWords(...Object.keys(words.getDataByLanguage(words.language) ?? {}))();
  show();
  return () => {
    undo();
    show();
  };
};

function lengthened(texts: Texts): Texts {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === 'string' ? longer(text) : lengthened(text),
    ]),
  );
}

/**
 * 'Processing fee' becomes 'Processingprocessing feefee': each word twice in one, but not what is in braces
 * or a tag.
 */
function longer(text: string): string {
  return text.replaceAll(/\{\{.*?\}\}|<.*?>|\p{L}{4,}/gu, (word) =>
    /^[{<]/.test(word) ? word : `${word}${word.toLowerCase()}`,
  );
}
