import { openFiles } from '../open-ports.ts';
import { openKeys } from '../storage/open-keys.ts';
import { resealCommand } from './reseal-command.ts';
import { runCommand } from './run-command.ts';

/*
 * npm run reseal -w server. Seals everything under SECRET that is still under one of SECRETS_BEFORE. See
 * docs/operations.md.
 */
await runCommand(async (_, settings, { db }) => {
  const { keys } = await openKeys(db, settings);
  return resealCommand({ db, files: openFiles(settings, keys), keys });
});
