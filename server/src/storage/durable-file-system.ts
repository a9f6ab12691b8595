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
 * The embedded database's folder, with a real fsync: the engine asks for one at each commit, and the file system that
 * ships with it has none (electric-sql/pglite#1107). It leans on the engine's internals, so a test counts the syncs.
 */
export class DurableNodeFS extends NodeFS {
  /** How many times the engine's request to sync reached the disk. */
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

/** The engine's own parameters, but with fsync on. `fdatasync` is a stub there, so the WAL is synced by `fsync`. */
export const durableStartParams: string[] = PGlite.defaultStartParams
  .filter((parameter) => parameter !== '-F')
  .concat(['-c', 'fsync=on', '-c', 'wal_sync_method=fsync']);
