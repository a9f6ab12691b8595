import { deskOpenIdBegin, deskOpenIdFinish } from '@kopa/contract/desk/calls/open-id';
import { newToken } from '../../lending/accounts/token.ts';
import { beginOpenId, signInWithOpenId } from '../../lending/desk/open-id.ts';
import { on, type Answered } from '../call-handler.ts';
import { atDesk, keep } from './sign-in.ts';

export const openIdHandlers: readonly Answered[] = [
  on(deskOpenIdBegin)(async (_, { lender, desk, at }) => {
    const { attempt, keepAttempt } = desk();
    // One browser may begin in several tabs.
    const browser = attempt || newToken();
    const address = await beginOpenId(lender, browser, at);
    keepAttempt(browser);
    return { address };
  }),

  on(deskOpenIdFinish)(async ({ state, ...told }, context) => {
    const { lender, desk } = context;
    const callback = Object.fromEntries(
      Object.entries(told).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
    );
    const browser = desk().attempt;
    return keep(context, await signInWithOpenId(lender, { browser, state, callback }, atDesk(context)));
  }),
];
