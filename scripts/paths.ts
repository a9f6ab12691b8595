import path from 'node:path';

/** The project's folder, absolute. */
export const root = path.resolve(import.meta.dirname, '..');

/** An absolute path inside the project. */
export const inProject = (...parts: string[]): string => path.join(root, ...parts);

/** The cache of the checks between runs, deleted with the packages. */
export const cacheFolder = inProject('node_modules', '.cache', 'kopa');

/** Node's compile cache for modules that hundreds of processes load: for `NODE_COMPILE_CACHE`. */
export const compiledFolder = path.join(cacheFolder, 'compiled');
