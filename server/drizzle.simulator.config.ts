import { defineConfig } from 'drizzle-kit';

/** The tables of the payment simulator, which a live database has not. */
export default defineConfig({
  dialect: 'postgresql',
  casing: 'snake_case',
  schema: './src/ports/payments/simulator/tables.ts',
  out: './migrations/simulator',
});
