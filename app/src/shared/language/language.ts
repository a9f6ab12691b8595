import type { Language } from '@kopa/contract/wire/headers';
import { createInstance, type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import enShell from '@kopa/locales/en/shell.json';
import { settings } from '../session/settings.ts';

/** The frame speaks English at once; everything else is fetched by language and feature. */
const files: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, callback) => {
    load(language, namespace).then(
      (words) => callback(null, words.default),
      (error: Error) => callback(error, false),
    );
  },
};

const words = import.meta.glob<{ default: Record<string, unknown> }>([
  '../../../../locales/{en,es,sw}/*.json',
  // In the first chunk already, or spoken by the lender alone.
  '!../../../../locales/en/shell.json',
  '!../../../../locales/*/{sms,agreement}.json',
]);

function load(language: string, namespace: string) {
  const file = words[`../../../../locales/${language}/${namespace}.json`];
  return file ? file() : Promise.reject(new Error(`No words for ${language}/${namespace}`));
}

export const language = createInstance();

/** Starts the app's language; resolves when the frame's words are there. */
export function startLanguage(): Promise<unknown> {
  return language
    .use(files)
    .use(initReactI18next)
    .init({
      lng: settings().language,
      fallbackLng: 'en',
      ns: ['shell'],
      defaultNS: 'shell',
      partialBundledLanguages: true,
      resources: { en: { shell: enShell } },
      interpolation: { escapeValue: false },
      returnNull: false,
      showSupportNotice: false,
    } as Parameters<typeof language.init>[0]);
}

/**
 * The tag that dates and numbers are written in. Spanish is Mexico's, which groups digits with commas: a sum looks the same in
 * every language and on the M-Pesa message.
 */
export const localeTags: Readonly<Record<Language, string>> = { en: 'en-KE', es: 'es-MX', sw: 'sw-KE' };
