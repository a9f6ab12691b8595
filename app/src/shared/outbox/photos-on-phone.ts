import { onlineManager } from '@tanstack/react-query';

const keptNames = async (prefix: string) => (await import('../photo/kept-photos.ts')).keptNames(prefix);

/** The photos of a form for the outbox: those on this phone at the last look without a connection. */
export function photosOnPhone(prefix: string) {
  let names: readonly string[] = [];
  return {
    look: async () => {
      names = onlineManager.isOnline() ? [] : await keptNames(prefix).catch(() => []);
    },
    names: () => names,
    any: () => names.length > 0,
  };
}
