import * as bank from './bank.ts';
import type { Call } from './call.ts';
import * as catalogue from './catalogue.ts';
import * as loan from './loan.ts';
import * as market from './market.ts';
import * as repay from './repay.ts';
import * as sandbox from './sandbox.ts';
import * as security from './security.ts';
import * as user from './user.ts';

/** Every call by name. The server and the tests walk it; the app imports single calls from their own files. */
export const calls = {
  ...security,
  ...user,
  ...bank,
  ...loan,
  ...repay,
  ...market,
  ...catalogue,
  ...sandbox,
} satisfies Record<string, Call>;
export type CallName = keyof typeof calls;
