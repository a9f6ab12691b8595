import type { Language } from '@kopa/contract/wire/headers';
import type { UiStrings } from '@kopa/ui/strings';
import { createInstance, type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import enDesk from '@kopa/locales/en/desk.json';
import { settings } from '../session/settings.ts';

/** The texts that the desk uses, by language and file. */
const words = import.meta.glob<{ default: Record<string, unknown> }>(
  '../../../../locales/*/{desk,deskErrors,deskValidation,enumerations,reasons,statement,validation}.json',
);

const files: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, callback) => {
    const file = words[`../../../../locales/${language}/${namespace}.json`];
    if (!file) return callback(new Error(`No words for ${language}/${namespace}`), false);
    return void file().then(
      (found) => callback(null, found.default),
      (error: Error) => callback(error, false),
    );
  },
};

export const language = createInstance();

/** Starts the desk's language; resolves when its texts are loaded. */
export function startLanguage(): Promise<unknown> {
  return language
    .use(files)
    .use(initReactI18next)
    .init({
      lng: settings().language,
      fallbackLng: 'en',
      ns: ['desk', 'deskErrors', 'deskValidation', 'enumerations', 'reasons', 'statement', 'validation'],
      defaultNS: 'desk',
      partialBundledLanguages: true,
      resources: { en: { desk: enDesk } },
      interpolation: { escapeValue: false },
      returnNull: false,
      showSupportNotice: false,
    } as Parameters<typeof language.init>[0]);
}

/** The components' texts in a language; none for English, which components bundle. */
export async function uiStringsOf(chosen: Language): Promise<UiStrings | undefined> {
  if (chosen === 'es') return (await import('@kopa/ui/strings/es')).es;
  if (chosen === 'sw') return (await import('@kopa/ui/strings/sw')).sw;
  return undefined;
}

/** The locale of dates and numbers. Spanish uses Mexico's, which groups digits with commas. */
export const localeTags: Readonly<Record<Language, string>> = { en: 'en-KE', es: 'es-MX', sw: 'sw-KE' };
