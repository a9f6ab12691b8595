import fs from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

interface OpenStream {
  nfd?: number;
}
interface Emscripten {
  NODEFS: { stream_ops: { fsync?: (stream: OpenStream) => number } };
}

/**
 * The embedded database's folder with a real fsync: the engine calls fsync at each commit, and the bundled
 * file system has none (electric-sql/pglite#1107). Depends on the engine's internals, so a test counts the
 * syncs.
 */
export class DurableNodeFS extends NodeFS {
  /** The number of the engine's sync calls that reached the disk. */
  syncs = 0;

  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const made = await super.init(...args);
    const options = made.emscriptenOpts as { preRun?: ((module: Emscripten) => void)[] };
    const addSync = (module: Emscripten) => {
      module.NODEFS.stream_ops.fsync = (stream) => {
        if (stream.nfd !== undefined && stream.nfd !== null) {
          fs.fdatasyncSync(stream.nfd);
          this.syncs += 1;
        }
        return 0;
      };
    };
    options.preRun = [...(options.preRun ?? []), addSync];
    return made;
  }
}

/**
 * The engine's own parameters with fsync on. `fdatasync` is a stub in the engine, so the WAL uses `fsync`. A
 * used file of the WAL is deleted and not renamed, because the file may hold the key of an erased borrower.
 */
export const durableStartParams: string[] = PGlite.defaultStartParams
  .filter((parameter) => parameter !== '-F')
  .concat(['-c', 'fsync=on', '-c', 'wal_sync_method=fsync', '-c', 'wal_recycle=off']);
