import { systemClock } from '../ports/clock/clock.ts';
import { openSandboxClock } from '../ports/clock/sandbox-clock.ts';
import { CallbackSecrets } from '../storage/callback-secrets.ts';
import { openKeys } from '../storage/open-keys.ts';
import { callbacksCommand } from './callbacks-command.ts';
import { runCommand } from './run-command.ts';

/*
 * npm run callbacks -w server -- list | address <purpose> | rotate <purpose> [days] | read <key>. The secret
 * parts of the addresses at which providers report, and what they reported. See docs/operations.md.
 */
await runCommand(async (words, settings, { db }) => {
  const { mode, policy, adapters } = settings;
  await openKeys(db, settings);
  const clock = mode === 'sandbox' ? await openSandboxClock(db, systemClock) : systemClock;
  return callbacksCommand(words, {
    secrets: new CallbackSecrets(db, () => clock.now()),
    market: policy.market,
    publicUrl: adapters.publicUrl,
    db,
  });
});
