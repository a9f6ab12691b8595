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

/** Which files there are is fetched for the language that is spoken alone. */
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
  return file();
}

export const language = createInstance();

let started: Promise<unknown> | undefined;

/** Starts the app's language; resolves when the frame's words are there. */
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
      interpolation: { escapeValue: false },
      returnNull: false,
      showSupportNotice: false,
    } as Parameters<typeof language.init>[0]);
  return started;
}

/** Fetches words before a screen asks for them. Those that do not come are told by the screen. */
export async function loadWords(namespaces: readonly string[]): Promise<void> {
  // At once, beside the frame's; what i18next asks for then is there.
  const fetched = namespaces.map((each) => load(settings().language, each).catch(() => undefined));
  await Promise.all([startLanguage(), ...fetched]);
  await language.loadNamespaces(namespaces);
}

/**
 * The tag that dates and numbers are written in. Spanish is Mexico's, which groups digits with commas: a sum looks the same in
 * every language and on the M-Pesa message.
 */
export const localeTags: Readonly<Record<Language, string>> = { en: 'en-KE', es: 'es-MX', sw: 'sw-KE' };
