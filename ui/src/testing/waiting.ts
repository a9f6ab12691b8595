/** How often the page is looked at while nothing on it changes, in milliseconds. */
const PACE = 25;

// Kept from before a test puts false timers in their place: React goes on by itself, and must be waited for.
const later = globalThis.setTimeout;
const forget = globalThis.clearTimeout;

/** One look at the page: what was found, or undefined to look again. */
export type Look<T> = () => T | undefined;

/**
 * Looks until something is found: at once, at every change of the page, and now and then for values, which
 * change without a trace. The function counts its looks and reads no clock, so that fake timers do not stop
 * it.
 *
 * @param patience In milliseconds.
 * @param missed What to say when patience ends: what was looked for, what is there, how to mend it.
 */
export function until<T>(look: Look<T>, patience: number, missed: () => string): Promise<T> {
  return new Promise((resolve, reject) => {
    let looks = Math.ceil(patience / PACE);
    let timer: ReturnType<typeof setTimeout> | undefined;
    let over = false;
    const end = (settle: () => void) => {
      over = true;
      forget(timer);
      observer.disconnect();
      settle();
    };
    const tryNow = () => {
      if (over) return;
      try {
        const found = look();
        if (found !== undefined) end(() => resolve(found));
      } catch (error) {
        end(() => reject(error as Error));
      }
    };
    const observer = new MutationObserver(tryNow);
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    const again = () => {
      tryNow();
      if (over) return;
      looks -= 1;
      if (looks < 0) end(() => reject(new Error(`@kopa/ui testing: ${missed()}`)));
      else timer = later(again, PACE);
    };
    again();
  });
}

/** Lets React finish what an event began. */
export const settle = (): Promise<void> => new Promise((resolve) => later(resolve, 0));

const react = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };

/**
 * Does something as a person would, who does not call `act`: React updates by itself meanwhile, and does not
 * complain.
 */
export async function asPerson<T>(work: () => Promise<T>): Promise<T> {
  const before = react.IS_REACT_ACT_ENVIRONMENT;
  if (before === undefined) return work();
  react.IS_REACT_ACT_ENVIRONMENT = false;
  try {
    return await work();
  } finally {
    react.IS_REACT_ACT_ENVIRONMENT = before;
  }
}
