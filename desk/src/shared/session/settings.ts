import { languages, type Language } from '@kopa/contract/wire/headers';
import { useSyncExternalStore } from 'react';
import { onLaptop } from './stored.ts';

/** The settings of this laptop. */
export interface Settings {
  language: Language;
  mode: 'system' | 'light' | 'dark';
  /** Keys of a single letter act; off for those whose software presses letters for them. */
  letterKeys: boolean;
  /** The rail shows an icon over a word on every page. */
  compactRail: boolean;
  /** The work email of the last sign-in; '' before. */
  email: string;
}

const key = 'desk:settings';
const listeners = new Set<() => void>();
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

export function changeSettings(change: Partial<Settings>): void {
  current = { ...current, ...change };
  onLaptop.write(key, current);
  for (const listener of listeners) listener();
}

function read(): Settings {
  const stored = Object(onLaptop.read(key)) as Record<string, unknown>;
  const preferred = navigator.languages.map((tag) => tag.slice(0, 2));
  return {
    language:
      languages.find((each) => each === stored['language']) ??
      languages.find((each) => each === preferred[0]) ??
      'en',
    mode: (['light', 'dark'] as const).find((each) => each === stored['mode']) ?? 'system',
    letterKeys: stored['letterKeys'] !== false,
    compactRail: stored['compactRail'] === true,
    email: typeof stored['email'] === 'string' ? stored['email'] : '',
  };
}
