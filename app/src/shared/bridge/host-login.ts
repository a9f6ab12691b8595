import { getUserInfo } from '@kopa/contract/calls/security';
import { currentPath, entryState, navigate } from '../address/navigation.ts';
import { CallError } from '../lender/call-error.ts';
import { send } from '../lender/client.ts';
import { queryClient } from '../lender/queries.ts';
import { forgetBorrower } from '../session/leave.ts';
import { session, startSession, type Session } from '../session/session.ts';
import { changeSettings, settings, type Settings } from '../session/settings.ts';
import { isMarked, markToken } from '../session/token-marks.ts';
import type { ReplyData } from './bridge-table.ts';
import { tellNative } from './bridge.ts';
import { openCallback } from './callbacks.ts';
import { readReply } from './read-reply.ts';

/** Takes every answer to `getLoginInfo` as long as the page lives: a native app may log in later, and calls it then. */
export const loginCallback = 'kopaLoginInfo';

/** How long the first screen waits for the native app, and for the lender's word on its token, in milliseconds. */
const patience = { host: 500, lender: 4000 };

type Told = ReplyData<'getLoginInfo'>;
interface Offer {
  token: string;
  userId: string | undefined;
}

/** The token that the native app named last; '' when it said that nobody is logged in. */
let latest = '';
/** The login that is to be asked about; a newer one takes its place. */
let offered: Offer | null = null;
let asking: Promise<void> | null = null;
/** Tokens that need no further question on this page. */
const settled = new Set<string>();

/**
 * Asks the native app who is logged in (S7-93), now and whenever the page is seen again or the line is back, and takes over what the
 * lender confirms. Ends when the first screen may be shown: with the answer, or when it has been long in coming. Never fails.
 */
export function startHostLogin(): Promise<void> {
  const begun = new Promise<void>((resolve) => {
    const silent = setTimeout(resolve, patience.host);
    openCallback(loginCallback, (reply) => {
      clearTimeout(silent);
      setTimeout(resolve, patience.lender);
      void takeLoginInfo(reply).finally(resolve);
    });
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') ask();
  });
  window.addEventListener('online', ask);
  return ask() ? begun : Promise.resolve();
}

const ask = () => tellNative({ action: 'getLoginInfo', callback: loginCallback });

/**
 * Takes what a native app says of itself and of its login. The settings count at once, each by itself. A token counts when the lender
 * says whose it is: never by the native app's word alone, and not again after the borrower logged out of it here. An empty one ends the
 * session that came from the native app, and no other.
 */
export async function takeLoginInfo(reply: unknown): Promise<void> {
  const told = readReply('getLoginInfo', reply);
  if (!told) return;
  takeSettings(told);
  const { token, userId } = told;
  if (token === undefined) return;
  latest = token;
  if (token === '') return endNativeSession();
  offered = { token, userId };
  // One question at a time, however often a native app answers.
  asking ??= askInTurn().finally(() => (asking = null));
  await asking;
}

async function askInTurn(): Promise<void> {
  while (offered) {
    const offer = offered;
    offered = null;
    if (offer.token === latest && isNews(offer.token)) await askLender(offer);
  }
}

const isNews = (token: string) =>
  !settled.has(token) && !isMarked('left', token) && session()?.token !== token;

async function askLender({ token, userId }: Offer): Promise<void> {
  const before = session();
  try {
    const user = await send(getUserInfo, {}, { token });
    // The native app has thought better of it.
    if (latest !== token) return;
    settled.add(token);
    // Whoever logged in or out on this page meanwhile did so later than the native app spoke.
    const isLate = session() !== before || isMarked('left', token);
    if (isLate || (userId !== undefined && userId !== user.userId)) return;
    enter({ token, userId: user.userId, mobile: user.mobile });
  } catch (error) {
    // Refused, it stays refused; a lost line is asked again with the next answer.
    if (error instanceof CallError && !error.undelivered) settled.add(token);
  }
}

function enter(login: Session): void {
  const before = session();
  const isAnother = before !== null && before.userId !== login.userId;
  // Nothing of the one before stays on the phone or on the screen.
  if (isAnother) forgetBorrower();
  startSession(login);
  markToken('native', login.token);
  const path = currentPath();
  if (isAnother) goHomeForgetting();
  else if (path === '/user/login' || path === '/user/register')
    navigate(entryState().returnTo ?? '/', { replace: true });
  // What a visitor was shown is asked for again, now that there is somebody to answer for.
  if (!before) setTimeout(() => void queryClient.resetQueries());
}

function endNativeSession(): void {
  const token = session()?.token;
  if (token === undefined || !isMarked('native', token)) return;
  forgetBorrower();
  goHomeForgetting();
}

/** What the lender answered was for somebody else; no screen that shows it may ask again. */
function goHomeForgetting(): void {
  if (currentPath() !== '/') navigate('/', { replace: true });
  queryClient.clear();
}

const named = ['afid', 'packageName', 'appName', 'deviceMessage', 'edition'] as const;

function takeSettings(told: Told): void {
  const change: Partial<Settings> = {};
  for (const name of named) {
    const value = told[name];
    if (value !== undefined && value !== settings()[name]) change[name] = value;
  }
  if (Object.keys(change).length > 0) changeSettings(change);
}
