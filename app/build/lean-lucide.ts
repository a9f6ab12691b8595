import path from 'node:path';
import type { Plugin } from 'vite';

const drawn = path.join(import.meta.dirname, '../../ui/src/foundations/icons/drawn.tsx');

/** The factory of lucide's icons, with the component of the icons that `ui` draws itself. */
const factory = `
import { createElement } from 'react';
import { drawn } from ${JSON.stringify(drawn)};
export default ({ name, node }) => drawn(name, node.map(([tag, shape]) => createElement(tag, shape)));
`;

/** Keys of shapes that never change place, and what no class or attribute of the app needs. */
const unused = /,\s+key: "\w+"|\s+size: 24,|,\s+aliases: \[[^\]]*\]/g;

/**
 * Draws lucide's icons with one component, without the settings of lucide's own. Stops the build when a new
 * version has another text.
 */
export function leanLucide(): Plugin {
  return {
    name: 'lean-lucide',
    apply: 'build',
    transform: {
      filter: {
        id: /lucide-react\/dist\/esm\/(?:createLucideIcon|icons\/[\w-]+)\.mjs$/,
        code: 'createLucideIcon',
      },
      handler(code, id) {
        if (id.endsWith('createLucideIcon.mjs')) return { code: factory, map: null };
        const lean = code.replaceAll(unused, '');
        if (!code.includes('createLucideIcon(__iconData)') || lean === code)
          throw new Error(`${path.basename(id)} makes its icon in another way: see lean-lucide.ts.`);
        return { code: lean, map: null };
      },
    },
  };
}
