import type { Plugin } from 'vite';

/**
 * Makes the overlay of vaul, which nobody shows, a plain element. It is drawn with Radix's, and only for that one every chunk with a
 * dialog would have a scroll lock of 4 kB (`react-remove-scroll`); the frames of ui bring their own ground and lock.
 */
export function withoutScrollLock(): Plugin {
  return {
    name: 'without-scroll-lock',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/vaul\/dist\/index\.mjs$/ },
      // The lines stay, so the map may, too.
      handler: (code) => ({ code: code.replaceAll('DialogPrimitive.Overlay', "'div'"), map: null }),
    },
  };
}
