import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../storage/database.ts';
import { settings } from '../../storage/schema/index.ts';
import { systemClock, type Clock } from './clock.ts';

const name = 'clockOffset';

/** A clock that can be advanced; the offset is stored in the database. */
export interface SandboxClock extends Clock {
  /** Advances the clock to an instant; an earlier instant than now does nothing. */
  moveTo(instant: number): Promise<void>;
}

/** The sandbox's clock: `base` (the machine's, or a fixed one in tests) plus the stored offset. */
export async function openSandboxClock(db: Database, base: Clock = systemClock): Promise<SandboxClock> {
  const [kept] = await db.select().from(settings).where(eq(settings.name, name));
  let offset = typeof kept?.value === 'number' ? kept.value : 0;
  return {
    now: () => base.now() + offset,
    moveTo: async (instant) => {
      const wanted = instant - base.now();
      if (wanted <= offset) return;
      await db
        .insert(settings)
        .values({ name, value: wanted })
        .onConflictDoUpdate({ target: settings.name, set: { value: sql`excluded.value` } });
      offset = wanted;
    },
  };
}
