/**
 * Storage that may be full, forbidden or damaged: reading returns `null`, writing returns its success. A read
 * value is unknown and must be parsed.
 */
function storeOf(open: () => Storage) {
  return {
    read: (key: string): unknown => {
      try {
        const text = open().getItem(key);
        return text === null ? null : (JSON.parse(text) as unknown);
      } catch {
        return null;
      }
    },
    write: (key: string, value: unknown): boolean => {
      try {
        open().setItem(key, JSON.stringify(value));
        return true;
      } catch {
        return false;
      }
    },
    remove: (key: string): void => {
      try {
        open().removeItem(key);
      } catch {
        // What cannot be opened keeps nothing.
      }
    },
  };
}

/** What this laptop keeps. */
export const onLaptop = storeOf(() => localStorage);
/** What ends with the tab: typed answers. */
export const inTab = storeOf(() => sessionStorage);
