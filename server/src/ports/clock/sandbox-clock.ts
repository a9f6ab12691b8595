import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../storage/database.ts';
import { prepared } from '../../storage/prepared.ts';
import { settings } from '../../storage/schema/index.ts';
import { systemClock, type Clock } from './clock.ts';

const name = 'clockOffset';

const keptOffset = prepared((db) =>
  db
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.name, sql.placeholder('name')))
    .prepare('clock_offset'),
);

/** A clock that can be advanced; the offset is stored in the database. */
export interface SandboxClock extends Clock {
  /** Advances the clock to an instant; an earlier instant than now does nothing. */
  moveTo(instant: number): Promise<void>;
}

/**
 * The sandbox's clock: `base` (the machine's, or a fixed one in tests) plus the stored offset. `shared`:
 * other processes of the database may advance the clock, too, and this one follows.
 */
export async function openSandboxClock(
  db: Database,
  base: Clock = systemClock,
  { shared = false }: { shared?: boolean } = {},
): Promise<SandboxClock> {
  let offset = 0;
  // A read may be older than an own move.
  const take = (value: unknown) => void (offset = Math.max(offset, typeof value === 'number' ? value : 0));
  const follow = async () => {
    const [kept] = await keptOffset(db).execute({ name });
    take(kept?.value);
  };
  await follow();
  return {
    now: () => base.now() + offset,
    moveTo: async (instant) => {
      const wanted = instant - base.now();
      if (wanted <= offset) return;
      const [kept] = await db
        .insert(settings)
        .values({ name, value: wanted })
        .onConflictDoUpdate({
          target: settings.name,
          set: { value: sql`greatest(${settings.value}, excluded.value)` },
        })
        .returning();
      take(kept?.value);
    },
    ...(shared && { follow }),
  };
}
