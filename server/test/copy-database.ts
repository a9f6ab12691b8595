import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

/** Copies a PostgreSQL database without connections, and returns the address of the copy. */
export async function copyDatabase(url: string): Promise<string> {
  const at = (name: string) => Object.assign(new URL(url), { pathname: `/${name}` }).href;
  const name = `copy_${randomBytes(8).toString('hex')}`;
  const admin = new Client({ connectionString: at('template1') });
  await admin.connect();
  try {
    await admin.query(`create database ${name} template ${new URL(url).pathname.slice(1)}`);
  } finally {
    await admin.end();
  }
  return at(name);
}
