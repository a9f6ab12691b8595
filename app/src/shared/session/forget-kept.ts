import { removeStored, storedKeys } from './stored.ts';

/** The storage prefix of kept answers: this, then the borrower, then the answer's name. */
export const keptPrefix = 'kept:';
/** The cache of photos on their way. */
export const keptPhotosCache = 'photos-on-their-way';

/**
 * Deletes all kept answers and photos of all borrowers: at the end of a session. Separate from the readers,
 * which need schemas.
 */
export function forgetKept(): void {
  removeStored(...storedKeys(keptPrefix));
  forgetKeptPhotos();
}

/** Deletes all photos on their way. */
export function forgetKeptPhotos(): void {
  // Web views without a secure origin have no caches; a forbidden one refuses.
  globalThis.caches?.delete(keptPhotosCache).catch(() => {});
}
