/** The database is as it must not be used. Nothing was written. The message is one line with the remedy. */
export class DatabaseRefused extends Error {
  override name = 'DatabaseRefused';
}
