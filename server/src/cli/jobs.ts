import { systemClock } from '../ports/clock/clock.ts';
import { openSandboxClock } from '../ports/clock/sandbox-clock.ts';
import { jobsCommand } from './jobs-command.ts';
import { runCommand } from './run-command.ts';

/*
 * npm run jobs -- list | show <id> | retry <id> <your address> | drop <id> <your address> <why>. For
 * operators, about jobs that have stopped. See docs/operations.md.
 */
await runCommand(async (words, { mode, policy }, { db }) => {
  const clock = mode === 'sandbox' ? await openSandboxClock(db, systemClock) : systemClock;
  return jobsCommand(words, { db, policy, at: clock.now() });
});
