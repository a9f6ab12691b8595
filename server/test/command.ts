import type { TestLender } from './test-lender.ts';

/** A command that will be granted: what it is sent with, and the same command with other contents. */
export interface Command {
  token?: string;
  request: Record<string, unknown>;
  other: Record<string, unknown>;
}

/** Brings a lender to where a command can be given. */
export type Prepare = (lender: TestLender) => Promise<Command>;
