/** Modules whose path contains one of these parts; a dot also stands for the path's separator. */
export const anyOf = (...parts: string[]): RegExp => new RegExp(parts.join('|'));

/**
 * The chunks in the order of a borrower's needs. A chunk contains the direct and indirect imports of its
 * files that no earlier chunk contains. The bundler's own chunks, one per set of screens that share a module,
 * would be about a hundred on the way to a loan, each with its own headers and compression.
 */
export const stages: readonly (readonly [name: string, files: readonly string[]])[] = [
  // Before the icons, which use this module when loaded.
  [
    'react',
    ['react/index.js', 'react/jsx-runtime.js', 'react-dom/client.js'].map((file) => `node_modules/${file}`),
  ],
  // Modules of every screen, the file list of the fallback language, and what the calls need of home.
  [
    'frame',
    [
      'app/src/main.tsx',
      'app/src/features/home/running-loan-part.ts',
      'app/src/shared/language/words-en.ts',
      'app/src/shared/language/format.ts',
      'app/src/shared/order/any-begun.ts',
      'app/src/shared/screen/query-view.tsx',
      'app/src/shared/screen/use-today.ts',
      'app/src/shared/screen/language-button.tsx',
      'ui/src/display/amount-summary/index.ts',
      'ui/src/display/brand-mark/index.ts',
      'ui/src/display/card/index.ts',
      'ui/src/fields/amount-field/amount-text.ts',
      'ui/src/fields/field-row/index.ts',
      'contract/src/pricing/quote.ts',
    ],
  ],
  // The remaining modules of the first screen, and the page before it.
  [
    'home',
    ['home/home-screen.tsx', 'first-language/first-language.tsx', '../../../locales/en/home.json'].map(
      (file) => `app/src/features/${file}`,
    ),
  ],
  // The client of the lender and modules of nearly every other screen.
  [
    'calls',
    [
      'app/src/features/home/home-calls.ts',
      'app/src/shared/bridge/haptic.ts',
      'app/src/shared/lender/client.ts',
      'contract/src/calls/market.ts',
      'contract/src/market/market.ts',
      'app/src/routes/start.ts',
      'app/src/shared/address/link.tsx',
      'app/src/shared/form/use-settled.ts',
      'app/src/shared/language/marked-text.tsx',
      'app/src/shared/address/use-search.ts',
      'app/src/shared/form/use-lazy-part.ts',
      'app/src/shared/language/country-name.ts',
      'app/src/shared/order/quote-in.ts',
      'ui/src/display/progress/index.ts',
      'ui/src/display/status-chip/index.ts',
      'ui/src/foundations/strings/own-date.ts',
      'ui/src/foundations/strings/english-dates.ts',
      'ui/src/foundations/strings/english-parts.ts',
      'ui/src/foundations/strings/english-photos.ts',
      'ui/src/platform/link-or-button.tsx',
      'ui/src/platform/reduced-motion.ts',
      'contract/src/market/phone.ts',
      'contract/src/texts/percent.ts',
      'contract/src/order-steps.ts',
    ],
  ],
];

/** An index imports its whole package. These modules belong to a few screens and travel with them. */
export const ofSomeScreens = anyOf(
  'query-core.build.modern.(infiniteQueryObserver|mutationObserver|queriesObserver)',
  'react-query.build.modern.use(Mutation|InfiniteQuery)',
  'lucide-react|ui.src.foundations.icons',
  'fields.field-row.field-group',
  'progress.filling-bar',
  'contract.src.pricing.(?!index|quote|terms|rounding)',
  'contract.src.identity',
  'contract.src.entities.(feedback|statement|voucher|repay-detail|order-record|extension|my-data)',
  'contract.src.entities.(card-reading|identity-check)',
);

/** Icons of home and its frame; the others, of several screens, come later. */
export const iconsOfHome = anyOf(
  'createLucideIcon|icons.drawn',
  'icons.(circle-question-mark|globe|house|minus|plus|receipt-text|user|wifi-off).m',
);
