import path from 'node:path';
import { importsOf, type Import } from './imports.ts';
import { textOf, writtenFiles } from './source-files.ts';

type Doors = Record<string, { source?: string } | string>;

/**
 * The doors of ui with their sources: './button' to 'ui/src/actions/button/index.ts'; undefined for doors
 * without a module.
 */
export const doors: ReadonlyMap<string, string | undefined> = new Map(
  Object.entries((JSON.parse(textOf('ui/package.json')) as { exports: Doors }).exports).map(([door, to]) => [
    door,
    typeof to === 'object' && to.source ? path.posix.join('ui', to.source) : undefined,
  ]),
);

/** The door contains every field in a module of its own, and a host includes only its own fields. */
const barrel = doors.get('./react-hook-form') ?? '';
const sources = new Set(writtenFiles('ui/src/**/*.{ts,tsx}'));
const known = new Map<string, Import[]>();

function importsIn(file: string): Import[] {
  const before = known.get(file);
  if (before) return before;
  const found = importsOf(file, textOf(file));
  known.set(file, found);
  return found;
}

/** The modules of ui behind one import. */
function modulesOf({ specifier, to, names }: Import): string[] {
  const source = specifier.startsWith('@kopa/ui/')
    ? doors.get(specifier.replace('@kopa/ui', '.'))
    : undefined;
  if (source === barrel) {
    const passedOn = importsIn(barrel).filter(
      (each) => !names || each.names?.some((name) => names.includes(name)),
    );
    return [barrel, ...passedOn.flatMap(modulesOf)];
  }
  const module = source ?? [`${to}.ts`, `${to}.tsx`].find((file) => sources.has(file));
  return module === undefined ? [] : [module];
}

/**
 * The modules of ui that these files import, directly or indirectly. `goesOn` decides from which modules the
 * walk continues.
 */
export function modulesUsed(
  files: readonly string[],
  goesOn: (module: string) => boolean = () => true,
): Set<string> {
  const used = new Set<string>();
  const walked = [...files];
  // The walked list grows during the walk.
  for (const file of walked)
    for (const module of importsIn(file).flatMap(modulesOf)) {
      if (used.has(module)) continue;
      used.add(module);
      if (module !== barrel && goesOn(module)) walked.push(module);
    }
  return used;
}
