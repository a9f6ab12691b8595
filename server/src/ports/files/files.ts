/** Where photos are kept. Names are the port's own and say nothing about their content. */
export interface Files {
  /** Keeps bytes and gives their name; when it has answered they survive a power cut. Throws `FilesUnavailable`. */
  put(bytes: Uint8Array): Promise<string>;
  /** The same bytes. Throws `FileMissing`, `FilesUnavailable`. */
  get(name: string): Promise<Uint8Array>;
  /** Does nothing when there is no such file. Throws `FilesUnavailable`. */
  delete(name: string): Promise<void>;
}

/** Random, so that nobody guesses one; a UUID. */
const ownName = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Throws unless this is a name that a place of ours gives. */
export function checkName(name: string): void {
  if (!ownName.test(name)) throw new Error(`"${name}" is no name that this place gave to a file.`);
}

/** There is no file of this name. */
export class FileMissing extends Error {
  override name = 'FileMissing';
}

/** The place cannot be used now: out of reach, refusing, or what it gave is not what was kept. */
export class FilesUnavailable extends Error {
  override name = 'FilesUnavailable';
}
