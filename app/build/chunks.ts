/** What the first screen never needs at once: it stays out of the chunk of all screens, which the first screen loads. */
const later = new RegExp(
  [
    'node_modules.(zod|react-hook-form|@noble)',
    'query-core.build.modern.mutation|useMutation',
    'locales',
    'contract.src.(entities|calls|sections|wire|enumerations)',
    'shared.lender.(client|transport|sent-bytes|command|use-command|market)',
    'shared.(form|order)',
    'display.(note|illustration|ledger|list-row)|triangle-excl',
    'ui.src.(overlays|pickers|react-hook-form)|fields.(field-row|text-field|phone-field|radio)',
    'platform.(escape-key|pressed|overlay-stack|scroll-lock|use-overlay|modal-frame|reduced-motion)',
  ].join('|'),
);

/**
 * Which modules travel together. By itself the bundler makes a chunk of each set of screens that share something: with 40 screens that
 * is some sixty files of a few hundred bytes on the way to a form, each compressed alone. What is shared by many is put into five:
 * `screens` (what nearly every screen has), `frame` (what of ui's platform the first one has), `parts` (rows and commands), `sheets` (what
 * lies over a page, which most screens fetch after their rows), `calls` (schemas and the client). By `tests/size` a form has 8 to 14 kB less.
 */
export const chunkGroups = [
  { name: 'screens', priority: 2, minShareCount: 14, test: (id: string) => !later.test(id) },
  {
    name: 'frame',
    priority: 3,
    test: /platform.(first-popstate|bottom-bar|keyboard-inset|keyboard-open|top-frame)|field-row.(field-wiring|field-complaints|announce-errors)/,
  },
  {
    name: 'sheets',
    priority: 2,
    minShareCount: 8,
    test: /overlays.bottom-sheet|pickers.picker-sheet|platform.(escape-key|pressed|overlay-stack|scroll-lock|use-overlay|modal-frame)/,
  },
  {
    name: 'parts',
    priority: 1,
    minShareCount: 8,
    test: /fields.(field-row|text-field|phone-field)|shared.lender.(use-command|command-keys)|modern.(mutation|useMutation)|display.(note|list-row)/,
  },
  {
    name: 'calls',
    priority: 1,
    minShareCount: 6,
    test: /contract.src.(entities.(?!feedback)|calls.(?!feedback)|enumerations.index|wire)|shared.lender.client|node_modules.(zod|@noble)/,
  },
];
