import type { Plugin } from 'vite';

/**
 * Replaces vaul's unused overlay with a plain element. The overlay is based on Radix's, which would add a
 * scroll lock of 4 kB (`react-remove-scroll`) to every chunk with a dialog; ui's frames have their own ground
 * and lock.
 */
export function withoutScrollLock(): Plugin {
  return {
    name: 'without-scroll-lock',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/vaul\/dist\/index\.mjs$/ },
      // Line numbers stay, so the source map stays valid.
      handler: (code) => ({ code: code.replaceAll('DialogPrimitive.Overlay', "'div'"), map: null }),
    },
  };
}
