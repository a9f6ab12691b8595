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
  // All of the first screen, with its words in the language that every other falls back to.
  [
    'home',
    [
      'app/src/main.tsx',
      'app/src/features/home/home-screen.tsx',
      'app/src/shared/language/words-en.ts',
      'locales/en/home.json',
    ],
  ],
  // What asks the lender: home begins it beside the first chunk, and no screen is without.
  ['calls', ['app/src/features/home/home-calls.ts', 'app/src/shared/lender/use-command.ts']],
  // Rows and sheets.
  [
    'parts',
    ['bottom-sheet', 'list-row', 'note', 'text-field', 'phone-field', 'card'].map((door) => `ui/door/${door}`),
  ],
  // A form and its rows, then what only the application's sections have.
  ['form', ['app/src/shared/form/rows.tsx', 'app/src/shared/form/section-form.ts']],
  ['section', ['app/src/shared/order/section-page.tsx']],
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
    'contract.src.pricing.(?!index|quote|terms)',
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
  if (id.includes('rolldown') && id.includes('runtime')) return 'home';
  const stage = stageOf.get(id);
  if (stage) return stage;
  const [, language, file = ''] = /locales.(\w+).([\w-]+)\.json$/.exec(id) ?? [];
  const together = Object.entries(words).find(([, files]) => files.includes(file))?.[0];
  return together ? `words-${together}-${language}` : null;
}

export const chunkGroups = [{ name: chunkOf, debugName: 'stages' }];
