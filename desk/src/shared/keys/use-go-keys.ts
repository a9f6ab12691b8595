import { useEffect, useRef } from 'react';
import { goesAway, setGoing, useKeys, type Keys } from './use-keys.ts';

/** G and then a letter goes to a place. */
export function useGoKeys(places: Keys): void {
  const latest = useRef(places);
  useEffect(() => {
    latest.current = places;
  });
  useKeys({ g: () => setGoing(true) });
  useEffect(() => {
    const go = (event: KeyboardEvent) => {
      if (!goesAway() || event.ctrlKey || event.metaKey || event.altKey) return;
      const act = latest.current[event.key.toLowerCase()];
      setGoing(false);
      if (!act) return;
      event.preventDefault();
      act();
    };
    // Before the keys of the page, which would take the letter for an act.
    document.addEventListener('keydown', go, true);
    return () => document.removeEventListener('keydown', go, true);
  }, []);
}
