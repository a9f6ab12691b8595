import type { Language } from '@kopa/contract/wire/headers';
import type { UiStrings } from '@kopa/ui/strings';

/** The components' texts in a language; none for English, which components bundle. */
type Words = UiStrings | undefined;

const files: Record<Exclude<Language, 'en'>, () => Promise<UiStrings>> = {
  es: async () => (await import('@kopa/ui/strings/es')).es,
  sw: async () => (await import('@kopa/ui/strings/sw')).sw,
};

const here: Partial<Record<Language, UiStrings>> = {};

/** Fetches the components' texts in a language; English after a failure. */
export async function loadUiStrings(language: Language): Promise<Words> {
  if (language === 'en') return undefined;
  const words = await files[language]().catch(() => undefined);
  if (words) here[language] = words;
  return words;
}

/** The loaded texts; English before. */
export function uiStringsHere(language: Language): Words {
  return here[language];
}
