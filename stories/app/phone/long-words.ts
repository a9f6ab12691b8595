import { language as words } from '../../../app/src/shared/language/language.ts';

type Texts = { [key: string]: string | Texts };

/**
 * For a story's `before`: makes the words of features as long as German ones, half of them without a space,
 * to show rows that break. Placeholders stay. Returns the undo function.
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
   * For the tests of stories: lengthens every word of the app, also on the current screen. Returns the undo
   * function.
   */
  var speakLongWords: (() => () => void) | undefined;
}

/** Renders the current screen again with the new words. */
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
 * 'Processing fee' becomes 'Processingprocessing feefee': each word is doubled, except inside braces or tags.
 */
function longer(text: string): string {
  return text.replaceAll(/\{\{.*?\}\}|<.*?>|\p{L}{4,}/gu, (word) =>
    /^[{<]/.test(word) ? word : `${word}${word.toLowerCase()}`,
  );
}
