import { onEngine } from './on-engine.ts';

/* The stories that depend most on an engine: they scroll, focus, drag and open. */
onEngine('webkit', {
  parts: [
    'ui-pickers',
    'ui-overlays',
    'ui-fields',
    'ui-navigation',
    'ui-display-pull-to-refresh',
    'ui-display-swipe-action',
  ],
});
