import type { Answered } from '../on.ts';
import { loan } from './loan.ts';
import { sandbox } from './sandbox.ts';
import { security } from './security.ts';
import { user } from './user.ts';

/** Every call that the server answers. */
export const handlers: readonly Answered[] = [...security, ...user, ...loan, ...sandbox];
