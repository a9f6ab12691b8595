import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The package's folder, absolute. */
export const packageFolder = path.resolve(import.meta.dirname, '..');

/** An absolute path inside the package. */
export const inPackage = (...parts: string[]): string => path.join(packageFolder, ...parts);

interface Conditions {
  source: string;
  types: string;
  /** Modules. */
  import?: string;
  /** Style sheets. */
  default?: string;
}

/** What of package.json builds and tests go by. */
export interface Manifest {
  version: string;
  exports: Record<string, string | Conditions>;
  bin: Record<string, string>;
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
}

/** The package.json of a folder. */
export const manifestIn = (folder: string): Manifest =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;

export const manifest = manifestIn(packageFolder);

/** A module that a host imports: `@kopa/ui/button`. */
export interface Door {
  /** As a host writes it after the package's name: "button". */
  name: string;
  /** Paths from the package's folder. */
  source: string;
  types: string;
  file: string;
}

/** Every module of a package, read from its exports, so that a new component needs no line anywhere else. */
export const doorsOf = ({ exports }: Manifest): Door[] =>
  Object.entries(exports).flatMap(([name, to]) =>
    typeof to !== 'string' && to.import !== undefined
      ? [{ name: name.replace('./', ''), source: to.source, types: to.types, file: to.import }]
      : [],
  );

export const doors = doorsOf(manifest);

/** What a host brings or npm installs, and is never built in. */
export const external: RegExp[] = Object.keys({
  ...manifest.dependencies,
  ...manifest.peerDependencies,
}).map((name) => new RegExp(`^${name}(/|$)`));
