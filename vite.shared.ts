/**
 * What the app's, Storybook's and ui's Vite have in common: where sources are found and which web views are
 * served.
 */
import type { AtRule, Plugin as PostcssPlugin, Root } from 'postcss';
import type { UserConfig } from 'vite';

/**
 * Unwraps `@layer`: Chromium 92 to 98 and Safari 15.0 to 15.3 drop what is inside. Tailwind writes its layers
 * in order, so that unwrapped rules keep their precedence. (The official polyfill raises specificity instead,
 * and resets then win over components.) Own CSS no longer wins over utilities by being outside a layer: keep
 * it low in specificity.
 */
export const flattenLayers = (): PostcssPlugin => ({
  postcssPlugin: 'flatten-layers',
  OnceExit(root: Root) {
    let found = true;
    while (found) {
      found = false;
      root.walkAtRules('layer', (rule: AtRule) => {
        found = true;
        if (rule.nodes) rule.replaceWith(rule.nodes);
        else rule.remove();
      });
    }
  },
});

// The app is built from ui's sources, and must not send texts for developers either.
export { complaintsInDevelopmentOnly } from './ui/build/development-only.ts';
export { precompressed } from './app/build/precompressed.ts';

/**
 * The oldest engines that run the product: Chromium 92 and Safari 15.4 (written 15 for both JavaScript and
 * CSS).
 */
export const browserTargets = ['chrome92', 'safari15'];

/**
 * Vite settings to spread or merge into each config. `source` makes workspace packages resolve to their
 * TypeScript.
 */
export const shared = {
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  css: { postcss: { plugins: [flattenLayers()] } },
  build: {
    target: browserTargets,
    cssTarget: browserTargets,
    cssMinify: 'lightningcss',
    rolldownOptions: {
      // 'use client' is for hosts that render on a server; it is kept in ui's modules and means nothing in a
      // bundle.
      onwarn: (warning, warn) => {
        if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
      },
    },
  },
} satisfies UserConfig;
