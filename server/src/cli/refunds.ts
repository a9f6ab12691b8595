import { systemClock } from '../ports/clock/clock.ts';
import { openSandboxClock } from '../ports/clock/sandbox-clock.ts';
import { refundsCommand } from './refunds-command.ts';
import { runCommand } from './run-command.ts';

/*
 * npm run refunds -w server -- list | release <id> <your address> <why> | refuse <id> <your address>
 * <why>. For staff who decide about refunds that are not sent automatically. See docs/operations.md.
 */
await runCommand(async (words, { mode, policy }, { db }) => {
  const clock = mode === 'sandbox' ? await openSandboxClock(db, systemClock) : systemClock;
  return refundsCommand(words, { db, policy, now: () => clock.now() });
});
