import { identityCommand } from './identity-command.ts';
import { openFiles } from '../open-ports.ts';
import { systemClock } from '../ports/clock/clock.ts';
import { openSandboxClock } from '../ports/clock/sandbox-clock.ts';
import { runCommand } from './run-command.ts';
import { openKeys } from '../storage/open-keys.ts';

/*
 * npm run identity -w server -- list | show <order number> <address> <folder> | pass <order number> <address>
 * <why> | refuse <order number> <address> <why>. For staff who check an identity that no software could
 * check. See docs/operations.md.
 */
await runCommand(async (words, settings, { db }) => {
  const { keys, pepper } = await openKeys(db, settings);
  const clock = settings.mode === 'sandbox' ? await openSandboxClock(db, systemClock) : systemClock;
  return identityCommand(words, {
    db,
    files: openFiles(settings, keys),
    policy: settings.policy,
    pepper,
    now: () => clock.now(),
  });
});
