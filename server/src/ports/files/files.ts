/** The storage of photos. Names belong to the port and reveal nothing about the content. */
export interface Files {
  /**
   * Stores bytes and returns their name; after the answer the bytes survive a power failure. Throws
   * `FilesUnavailable`.
   */
  put(bytes: Uint8Array): Promise<string>;
  /** The stored bytes. Throws `FileMissing`, `FilesUnavailable`. */
  get(name: string): Promise<Uint8Array>;
  /** Does nothing for an unknown file. Throws `FilesUnavailable`. */
  delete(name: string): Promise<void>;
}

/** Where files lie, sealed or not. */
export interface FilePlace extends Files {
  /** As `put`; replaces the file of a given name. */
  put(bytes: Uint8Array, name?: string): Promise<string>;
}

/** An unguessable name; a UUID. */
const ownName = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Throws unless the name has the form of a generated name. */
export function checkName(name: string): void {
  if (!ownName.test(name)) throw new Error(`"${name}" is not a name that this store gave to a file.`);
}

/** No file has this name. */
export class FileMissing extends Error {
  override name = 'FileMissing';
}

/** The storage is unusable now: unreachable, refusing, or returning altered bytes. */
export class FilesUnavailable extends Error {
  override name = 'FilesUnavailable';
}
