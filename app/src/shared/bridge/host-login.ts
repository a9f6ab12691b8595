import { getUserInfo } from '@kopa/contract/calls/security';
import { currentPath, entryState, navigate } from '../address/navigation.ts';
import { CallError } from '../lender/call-error.ts';
import { send } from '../lender/client.ts';
import { queryClient } from '../lender/queries.ts';
import { unlockDrafts } from '../draft/locked-drafts.ts';
import { enter, forgetBorrower } from '../session/leave.ts';
import { session, type Session } from '../session/session.ts';
import { changeSettings, isLanguageGuessed, settings, type Settings } from '../session/settings.ts';
import { isMarked, markToken } from '../session/token-marks.ts';
import type { ReplyData } from './bridge-table.ts';
import { tellNative } from './bridge.ts';
import { openCallback } from './callbacks.ts';
import { readReply } from './read-reply.ts';

/**
 * Receives all answers to `getLoginInfo` for the lifetime of the page: a native app may log in later and call
 * again.
 */
export const loginCallback = 'kopaLoginInfo';

/** Maximum wait of the first screen for the native app and for the lender's confirmation, in ms. */
const patience = { host: 500, lender: 4000 };

type Told = ReplyData<'getLoginInfo'>;
interface Offer {
  token: string;
  userId: string | undefined;
}

/** The native app's last token; '' after a reported logout. */
let latest = '';
/** The login to confirm; replaced by a newer one. */
let offered: Offer | null = null;
let asking: Promise<void> | null = null;
/** Tokens that need no further confirmation on this page. */
const settled = new Set<string>();

/**
 * Asks the native app for the login (S7-93), now, on visibility and on reconnection, and adopts confirmed
 * logins. Resolves when the first screen may be shown: with the answer or after a time limit. Never fails.
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
 * Processes a native app's data. Settings apply at once, each separately. A token counts only after the
 * lender's confirmation, and not again after a logout on this page. An empty token ends only a session that
 * came from the native app.
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
  // One confirmation at a time, however often a native app answers.
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
    const restoreDrafts = await unlockDrafts(user);
    // The native app has withdrawn the login.
    if (latest !== token) return;
    settled.add(token);
    // A login or logout on this page is newer than the native app's answer.
    const isLate = session() !== before || isMarked('left', token);
    if (isLate || (userId !== undefined && userId !== user.userId)) return;
    takeLogin({ token, userId: user.userId, mobile: user.mobile, draftKey: user.draftKey }, restoreDrafts);
  } catch (error) {
    // A refusal is final; a lost connection is retried with the next answer.
    if (error instanceof CallError && !error.undelivered) settled.add(token);
  }
}

function takeLogin(login: Session, restoreDrafts: () => void): void {
  const isFirst = session() === null;
  const isAnother = enter(login);
  restoreDrafts();
  markToken('native', login.token);
  const path = currentPath();
  // The previous borrower's data must disappear from the screen, too.
  if (isAnother) goHomeForgetting();
  else if (path === '/user/login' || path === '/user/register')
    navigate(entryState().returnTo ?? '/', { replace: true });
  // The visitor's answers are outdated after a login.
  if (isFirst) setTimeout(() => void queryClient.resetQueries());
}

function endNativeSession(): void {
  const token = session()?.token;
  if (token === undefined || !isMarked('native', token)) return;
  forgetBorrower();
  goHomeForgetting();
  void import('../session/log-out.ts').then((part) => part.endAtLender(token)).catch(() => undefined);
}

/** The cached answers belong to another borrower; mounted screens must not refetch. */
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
  // The choice of the borrower is newer than the native app's.
  if (told.language && isLanguageGuessed()) change.language = told.language;
  if (Object.keys(change).length > 0) changeSettings(change);
}
