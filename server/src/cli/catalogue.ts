import { readFileSync, writeFileSync } from 'node:fs';
import { catalogueCommand } from './catalogue-command.ts';
import { runCommand } from './run-command.ts';

/*
 * npm run catalogue -w server -- list | export <list> <file> | import <list> <file> <address> | check.
 * Uses the server's settings, and so the same database and policy. See docs/catalogue.md.
 */
await runCommand((words, { policy, mode }, { db }) =>
  catalogueCommand(words, {
    db,
    policy,
    mode,
    now: Date.now,
    read: (file) => readFileSync(file, 'utf8'),
    write: (file, text) => writeFileSync(file, text),
  }),
);
