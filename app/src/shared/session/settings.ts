import { defaultPackageName, languages, type Language } from '@kopa/contract/wire/headers';
import { useSyncExternalStore } from 'react';
import { headerText } from './header-text.ts';
import { readStored, writeStored } from './stored.ts';

/**
 * The local settings (S3-05 to S3-10). The native app sets its own by `getLoginInfo`; an address never does.
 */
export interface Settings {
  language: Language;
  packageName: string;
  /** The name of the app in the native app; '' without one. Screens use `appName()`. */
  appName: string;
  afid: string;
  /** The native app's description of its phone, as in 'Tecno Spark 8C, Android 11'. Stays on the phone. */
  deviceMessage: string;
  /** The edition that the native app wishes for. The lender's own is the one that counts: `policy()`. */
  edition: string;
}

const key = 'settings';
const listeners = new Set<() => void>();
let isGuess = true;
let current: Settings = read();

export function settings(): Settings {
  return current;
}

export function useSettings(): Settings {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, settings);
}

/** Whether the language is the phone's, because neither borrower nor native app has named one. */
export const isLanguageGuessed = (): boolean => isGuess;

export function changeSettings(change: Partial<Settings>): void {
  current = { ...current, ...change };
  if (change.language) isGuess = false;
  // A kept guess would count as a choice at the next visit.
  writeStored(key, isGuess ? { ...current, language: '' } : current);
  for (const listener of listeners) listener();
}

function read(): Settings {
  const values = Object(readStored(key)) as Record<string, unknown>;
  const text = (name: string, fallback: string, shape = headerText) => {
    const value = values[name];
    return typeof value === 'string' && shape.test(value) ? value : fallback;
  };
  const language = languages.find((choice) => choice === values['language']);
  isGuess = !language;
  return {
    language: language ?? phoneLanguage(),
    packageName: text('packageName', defaultPackageName),
    appName: text('appName', ''),
    afid: text('afid', ''),
    deviceMessage: text('deviceMessage', '', /^[^]{1,500}$/),
    edition: text('edition', ''),
  };
}

function phoneLanguage(): Language {
  const preferred = navigator.languages.map((tag) => tag.slice(0, 2));
  return languages.find((language) => preferred[0] === language) ?? 'en';
}
