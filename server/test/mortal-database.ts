import { openAsBlob } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { inject } from 'vitest';
import type { Database } from '../src/storage/database.ts';

/** The process of this database was killed: its later attempts do not reach the database. */
class Killed extends Error {
  override name = 'Killed';
}

/** A database in memory whose process dies right after a commit. */
export interface MortalDatabase {
  /** The database as one process sees it. */
  process(): Process;
  close(): Promise<void>;
}

export interface Process {
  db: Database;
  commits(): number;
  /** Dies right after so many more commits. */
  dieAfter(commits: number): void;
  isDead(): boolean;
}

export async function openMortal(): Promise<MortalDatabase> {
  const engine = await PGlite.create({ loadDataDir: await openAsBlob(inject('embedded')) });
  return {
    close: () => engine.close(),
    process: () => {
      let commits = 0;
      let last = Number.POSITIVE_INFINITY;
      let dead = false;
      const alive = () => {
        if (dead) throw new Killed();
      };
      const committed = () => {
        alive();
        commits += 1;
        dead = commits === last;
        alive();
      };
      const client = watched(engine, {
        query: async (text: string, ...rest: never[]) => {
          alive();
          const result = await engine.query(text, ...rest);
          if (/^\s*(?:insert|update|delete)/i.test(text)) committed();
          return result as never;
        },
        transaction: async (work: (tx: never) => Promise<unknown>) => {
          alive();
          const result = await engine.transaction((tx) =>
            work(
              watched(tx as never as PGlite, {
                query: async (text: string, ...rest: never[]) => {
                  alive();
                  return (await tx.query(text, ...rest)) as never;
                },
              }) as never,
            ),
          );
          committed();
          return result as never;
        },
      });
      return {
        db: drizzle({ client, casing: 'snake_case' }) as unknown as Database,
        commits: () => commits,
        dieAfter: (more) => (last = commits + more),
        isDead: () => dead,
      };
    },
  };
}

/** The same object with some of its methods replaced. */
function watched<T extends Pick<PGlite, 'query'>>(target: T, more: Partial<PGlite>): T {
  return new Proxy(target, {
    get: (_, name) => {
      const own = more[name as keyof PGlite] ?? Reflect.get(target, name);
      return typeof own === 'function' ? own.bind(target) : own;
    },
  });
}
