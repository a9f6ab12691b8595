import { deskOpenIdFinish } from '@kopa/contract/desk/calls/open-id';
import { Skeleton } from '@kopa/ui/skeleton';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { DeskCallError } from '../../shared/lender/desk-call-error.ts';
import { send } from '../../shared/lender/client.ts';
import { useCommand } from '../../shared/lender/use-command.ts';
import { Door } from './door.tsx';
import { SignInPage } from './sign-in-page.tsx';
import { useSignedIn } from './use-signed-in.ts';
import { takeWayBack } from './way-back.ts';

type Callback = Parameters<typeof send<typeof deskOpenIdFinish>>[1];

/** The page to which the provider sends the browser back. */
export function OpenIdReturn() {
  const { t } = useTranslation('desk');
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const signedIn = useSignedIn(null);
  const [callback] = useState(() => callbackOf(search));
  const command = useCommand({
    send: (body: Callback) => send(deskOpenIdFinish, body),
    onDone: (answer) => {
      signedIn(answer);
      void navigate(takeWayBack(), { replace: true });
    },
  });
  const finish = useEffectEvent(() => {
    // Code and state are good once; they stay neither in the address nor in the history.
    void navigate(pathname, { replace: true });
    if (callback) command.run(callback);
  });
  useEffect(() => finish(), []);
  const problem = callback ? command.error : new DeskCallError('openIdRefused', { data: { reason: 'over' } });
  if (problem) return <SignInPage endedBy={null} problem={problem} />;
  return (
    <Door title={t('openId.finishing')}>
      <Skeleton rows={2} />
    </Door>
  );
}

/** What the provider has added to the address; null without a state, as after a reload. */
function callbackOf(search: string): Callback | null {
  const told = new URLSearchParams(search);
  const state = told.get('state');
  if (state === null) return null;
  const more = ['code', 'iss', 'error'].flatMap((name) => {
    const value = told.get(name);
    return value ? [[name, value]] : [];
  });
  return { state, ...(Object.fromEntries(more) as Omit<Callback, 'state'>) };
}
