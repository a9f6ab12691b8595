import path from 'node:path';

/** What the bundler says of a module. */
interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

const root = path.join(import.meta.dirname, '..', '..');

/**
 * Which modules travel together, in the order in which borrowers need them. A chunk has what these files import, at once or through
 * others, and no chunk before it has. What is in none of them travels with its screen. By itself the bundler makes a file of each set
 * of screens that share something: some hundred on the way to a loan, each with 350 bytes of headers and compressed alone.
 */
const stages: readonly (readonly [name: string, files: readonly string[]])[] = [
  // What every screen has.
  ['frame', ['app/src/main.tsx', 'app/src/shared/language/words-en.ts', 'contract/src/pricing/quote.ts', 'ui/src/display/brand-mark/brand-mark.tsx']],
  // The first screen, with its words in the language that every other falls back to.
  ['home', ['app/src/features/home/home-screen.tsx', 'locales/en/home.json']],
  // What asks the lender: home begins it beside the first chunk, and no screen is without.
  ['calls', ['app/src/features/home/home-calls.ts', 'app/src/shared/lender/client.ts', 'app/src/shared/lender/use-command.ts', 'contract/src/calls/market.ts']],
];

/** Words of one language that are spoken together, in one file: small files compress badly. */
const words: Readonly<Record<string, readonly string[]>> = {
  form: ['application', 'validation', 'enumerations'],
  sections: ['personal', 'additional', 'identity', 'payout', 'questions', 'borrow'],
};

/**
 * Libraries say everything in one index, and the bundler leaves out what nobody uses of it: what only some screens use is no part of
 * the first chunk although the index names it.
 */
const ofSomeScreens = new RegExp(
  [
    'react-i18next.dist.es.(Trans|TransWithoutContext|IcuTrans)',
    'html-parse-stringify',
    'query-core.build.modern.(infiniteQueryObserver|mutationObserver|queriesObserver)',
    'react-query.build.modern.use(Mutation|InfiniteQuery)',
    'contract.src.pricing.(?!index|quote|terms|rounding)',
    'lucide-react.dist.esm.icons',
    'field-row.field-group|platform.keyboard-open',
    'contract.src.(identity|entities.(feedback|statement|voucher|repay-detail|order-record|extension|my-data|card-reading))',
  ].join('|'),
);

let stageOf: Map<string, string> | undefined;

function placeAll(graph: Graph): Map<string, string> {
  const placed = new Map<string, string>();
  for (const [name, files] of stages) {
    const add = (id: string) => {
      if (placed.has(id) || id.endsWith('.css') || ofSomeScreens.test(id)) return;
      placed.set(id, name);
      graph.getModuleInfo(id)?.importedIds.forEach(add);
    };
    for (const file of files) {
      const door = /^ui\/door\/(.*)$/.exec(file)?.[1];
      add(path.join(root, door ? doorFile(door) : file));
    }
  }
  // The page's own script stays the entry; it is a few lines.
  placed.delete(path.join(root, 'app/src/main.tsx'));
  return placed;
}
import { globSync } from 'node:fs';
const doorFile = (d: string) => globSync(`ui/src/*/${d}/index.ts`, { cwd: root })[0]!;

/** The chunk of a module, or null where the bundler decides. */
function chunkOf(id: string, graph: Graph): string | null {
  stageOf ??= placeAll(graph);
  if (id.includes('rolldown') && id.includes('runtime')) return 'frame';
  const stage = stageOf.get(id);
  if (stage) return stage;
  const [, language, file = ''] = /locales.(\w+).([\w-]+)\.json$/.exec(id) ?? [];
  const together = Object.entries(words).find(([, files]) => files.includes(file))?.[0];
  return together ? `words-${together}-${language}` : null;
}

const form = /react-hook-form.dist|@hookform|ui.src.react-hook-form.(binding|bound-field|rows-of-form|rhf-messages|found-errors|rhf-error-summary|rhf-other-errors|rhf-text|rhf-phone)|fields.(text-field|phone-field|error-summary)|field-row.field-group|shared.form.(contract-|sent-form|options|set-text|row-of)/;
const sheets = /overlays.bottom-sheet|platform.(escape-key|pressed|overlay-stack|scroll-lock|use-overlay|modal-frame|native-overlay|frame-|reduced-motion)|display.(list-row|note)|useMutation|mutationObserver|shared.lender.(use-command|command)/;
const order = /shared.order.(application-page|application-steps|use-latest-order|order-calls|collect-on-the-way|send-footer)|navigation.steps|contract.src.calls.(loan|user|security)|enumerations.index|failure-note/;
const section = /pickers.(option-picker|picker-sheet)|wheel.(type-ahead|show-row)|rhf-(sheet|picker)-field|fields.picker-field|shared.(form|draft)|shared.order.(section|use-sending)|contract.src.(sections|identity)|bridge.events|later-date-picker/;
const stage = (wanted: string, name: string) => (id: string, graph: Graph) => (chunkOf(id, graph) === wanted ? name : null);
const N = Number(process.env.N ?? 12);
const icon = /lucide-react.dist.esm.icons/;
const order2 = /platform.frame-ground|overlays.bottom-sheet|platform.(modal-frame|native-overlay|frame-stand|use-overlay|overlay-stack|scroll-lock|pressed|escape-key)|useMutation|mutationObserver|display.note|shared.order.(application-page|application-steps|use-latest-order|order-calls|collect-on-the-way|send-footer)|navigation.steps|contract.src.calls.(loan|user|security|section-request)|enumerations.(index|cancel-reasons)|failure-note|sections.(fields|phone|plain-text|rows|contacts)|identity-reasons|use-today|form.options|card-reading/;
const section2 = /pickers.(option-picker|picker-sheet)|wheel.(type-ahead|show-row)|foundations.fold|rhf-(sheet|picker)-field|fields.picker-field|rhf-radio-row|fields.radio-row|shared.form.(?!contract|sent-form|options|set-text|row-of|use-later|use-settled)|two-versions|shared.order.(section|use-sending)|bridge.events|sections.email/;
const I = Number(process.env.I ?? 4);
export const chunkGroups = [
  { name: (id: string, graph: Graph) => (chunkOf(id, graph) === 'home' ? 'frame' : null), debugName: 'frame', priority: 10, minShareCount: N },
  { name: 'frame', test: icon, priority: 10, minShareCount: I },
  { name: chunkOf, debugName: 'stages', priority: 9 },
  { name: 'form', test: form, priority: 5, minShareCount: 2 },
  { name: 'order', test: order2, priority: 4, minShareCount: 4 },
  { name: 'section', test: section2, priority: 3, minShareCount: 3 },
];
