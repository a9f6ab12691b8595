import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import type { AddressInfo } from 'node:net';
import type { Pool } from 'pg';
import { assemble } from '../../server/src/assemble.ts';
import { readSettings } from '../../server/src/settings/settings.ts';
import { openEmbedded, openPostgres } from '../../server/src/storage/open.ts';
import { fetchPayments } from './provider.ts';
import { createFloor, onPGlite, onPool, type Scripts } from './floor.ts';
import { seedLoans } from './seed.ts';

/** A process of its own: the lender, or the floor, on one engine. */
export interface Subject {
  kind: 'lender' | 'floor';
  /** PostgreSQL; null: the embedded database in `folder`. */
  url: string | null;
  folder: string;
  /** The scripts of the floor. */
  scripts: string;
  borrowers: number;
}

const subject = JSON.parse(process.argv[2]!) as Subject;
const storage = subject.url
  ? await openPostgres(subject.url)
  : await openEmbedded(path.join(subject.folder, 'database'));
const settings = readSettings({ DATA_DIR: subject.folder, MODE: 'sandbox', IDENTITY: 'scripted' });
// The jobs stand still: neither the lender nor the floor sends messages while they are measured.
const assembly = await assemble(settings, storage, {
  logTo: { write: () => {} },
  fetchPayments,
});
if (subject.borrowers > 0)
  await seedLoans(storage.db, settings.policy, subject.borrowers, assembly.lender.clock.now());

const app = subject.kind === 'lender' ? assembly.app : floor();
await (app === assembly.app ? assembly : app).listen({ host: '127.0.0.1', port: 0 });
const secret = await assembly.lender.callbackSecrets.current('daraja-prompt');
process.send!({ port: (app.server.address() as AddressInfo).port, secret });
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send!({ cpuMs: (user + system) / 1000, rssMb: process.memoryUsage().rss / 1e6 });
});
process.on('disconnect', () => process.exit());

function floor() {
  const scripts = JSON.parse(readFileSync(subject.scripts, 'utf8')) as Scripts;
  const client = (storage.db as unknown as { $client: Pool | PGlite }).$client;
  return createFloor(subject.url ? onPool(client as Pool) : onPGlite(client as PGlite), scripts);
}
