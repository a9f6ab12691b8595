import type { Language } from '@kopa/contract/wire/headers';
import { createInstance, type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import enShell from '@kopa/locales/en/shell.json';
import { wordsOfMarket } from '../session/policy.ts';
import { settings } from '../session/settings.ts';

/** English is bundled with the frame; other texts are fetched by language and feature. */
const files: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, callback) => {
    load(language, namespace).then(
      (words) => callback(null, words),
      (error: Error) => callback(error, false),
    );
  },
};

/** The file list is fetched per language. */
const lists: Readonly<Record<string, () => Promise<{ words: Record<string, Load> }>>> = {
  en: () => import('./words-en.ts'),
  es: () => import('./words-es.ts'),
  sw: () => import('./words-sw.ts'),
};
type Load = () => Promise<{ default: Record<string, unknown> }>;

async function load(language: string, namespace: string) {
  const list = await lists[language]?.();
  const file = list?.words[`../../../../locales/${language}/${namespace}.json`];
  if (!file) throw new Error(`No words for ${language}/${namespace}`);
  // A file that was cut may have no words.
  return (await file()).default;
}

export const language = createInstance();

let started: Promise<unknown> | undefined;

/** Starts the app's language; resolves when the frame's texts are loaded. */
export function startLanguage(): Promise<unknown> {
  started ??= language
    .use(files)
    .use(initReactI18next)
    .init({
      lng: settings().language,
      fallbackLng: 'en',
      ns: ['shell'],
      defaultNS: 'shell',
      partialBundledLanguages: true,
      resources: { en: { shell: enShell } },
      interpolation: { escapeValue: false, defaultVariables: wordsOfMarket },
      returnNull: false,
      // A screen whose words have not come fails, instead of showing their keys.
      parseMissingKeyHandler: (key: string, given?: string) => {
        if (given === undefined) throw new Error(key);
        return given;
      },
      showSupportNotice: false,
    } as Parameters<typeof language.init>[0]);
  return started;
}

/** Prefetches texts. The screen reports a failure. */
export async function loadWords(namespaces: readonly string[]): Promise<void> {
  // In parallel with the frame's, so that i18next finds them loaded.
  const fetched = namespaces.map((each) => load(settings().language, each).catch(() => undefined));
  await Promise.all([startLanguage(), ...fetched]);
  await language.loadNamespaces(namespaces);
}

/**
 * The locale of dates and numbers. Spanish uses Mexico's, which groups digits with commas, so that amounts
 * look the same in every language and in M-Pesa messages.
 */
export const localeTags: Readonly<Record<Language, string>> = { en: 'en-KE', es: 'es-MX', sw: 'sw-KE' };
