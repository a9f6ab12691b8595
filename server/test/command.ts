import type { TestLender } from './test-lender.ts';

/** A valid command: its request, and the same command with other contents. */
export interface Command {
  token?: string;
  request: Record<string, unknown>;
  other: Record<string, unknown>;
}

/** Brings a lender to where a command can be given. */
export type Prepare = (lender: TestLender) => Promise<Command>;
