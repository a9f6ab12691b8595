import { useEffect, useRef } from 'react';
import { settings } from '../session/settings.ts';

/** What single keys do on a page, by the key as printed in small letters. */
export type Keys = Readonly<Record<string, (() => void) | undefined>>;

/** Whether a key is typed into a field, or belongs to a dialog over the page. */
function isElsewhere(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest(
      'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], dialog[open]',
    ) !== null
  );
}

/**
 * Single keys that act while no field has the focus; without effect for people who have turned letter keys
 * off, and with a modifier.
 */
export function useKeys(keys: Keys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (!settings().letterKeys || isElsewhere(event.target)) return;
      const act = latest.current[event.key.toLowerCase()];
      if (!act || goesAway()) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

let leaving = 0;

/** Whether G was pressed just before: the next letter names a place, and no act. */
export function goesAway(): boolean {
  return Date.now() - leaving < 1_500;
}

/** G was pressed, or its letter. */
export function setGoing(going: boolean): void {
  leaving = going ? Date.now() : 0;
}
