import { systemClock } from '../ports/clock/clock.ts';
import { openSandboxClock } from '../ports/clock/sandbox-clock.ts';
import { openKeys } from '../storage/open-keys.ts';
import { runCommand } from './run-command.ts';
import { staffCommand } from './staff-command.ts';

/*
 * npm run staff -w server -- list | add <email> <roles> <name> | invite <email> | end <email> <why>. The
 * people at the desk. See docs/operations.md.
 */
await runCommand(async (words, settings, { db }) => {
  const { mode, policy, adapters } = settings;
  await openKeys(db, settings);
  const clock = mode === 'sandbox' ? await openSandboxClock(db, systemClock) : systemClock;
  return staffCommand(words, {
    db,
    market: policy.market,
    at: clock.now(),
    publicUrl: adapters.publicUrl,
  });
});
