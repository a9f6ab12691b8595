import path from 'node:path';

/** The project's folder, absolute. */
export const root = path.resolve(import.meta.dirname, '..');

/** An absolute path inside the project. */
export const inProject = (...parts: string[]): string => path.join(root, ...parts);

/** What the checks may keep between runs; thrown away with the packages. */
export const cacheFolder = inProject('node_modules', '.cache', 'kopa');

/** What Node has compiled of the modules that hundreds of processes read: for `NODE_COMPILE_CACHE`. */
export const compiledFolder = path.join(cacheFolder, 'compiled');
