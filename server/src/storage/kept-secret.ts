import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from './database.ts';
import { settings } from './schema/index.ts';

/** The row of `settings`. */
export const keptSecretName = 'secret';

/**
 * The sandbox's own secret, generated at the first start. Two processes that generate one at the same time
 * keep the same.
 */
export async function keptSecret(db: Database): Promise<string> {
  await db
    .insert(settings)
    .values({ name: keptSecretName, value: randomBytes(32).toString('hex') })
    .onConflictDoNothing();
  const [kept] = await db.select().from(settings).where(eq(settings.name, keptSecretName));
  return String(kept?.value);
}
