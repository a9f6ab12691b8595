import { deskStart } from '@kopa/contract/desk/calls/sign-in';
import { openIdReturnPath } from '@kopa/contract/desk/open-id';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { Route, Routes } from 'react-router-dom';
import { InvitedPage } from '../features/sign-in/invited-page.tsx';
import { OpenIdReturn } from '../features/sign-in/open-id-return.tsx';
import { SignInPage } from '../features/sign-in/sign-in-page.tsx';
import { send } from '../shared/lender/client.ts';
import { queryKeys } from '../shared/lender/queries.ts';
import { Waiting } from '../shared/screen/waiting.tsx';
import { SessionContext } from '../shared/session/session.ts';
import { startSessionClock, useSessionClock } from '../shared/session/session-clock.ts';
import { Frame } from './frame.tsx';
import { Pages } from './pages.tsx';
import { Providers } from './providers.tsx';

/**
 * The desk: an invitation, the way back from a provider, the pages of whoever is signed in, or signing in at
 * the place of any page.
 */
export function Desk() {
  return (
    <Providers>
      <Suspense fallback={null}>
        <Routes>
          <Route path="/invited/:token" element={<InvitedPage />} />
          <Route path={openIdReturnPath.slice('/desk'.length)} element={<OpenIdReturn />} />
          <Route path="*" element={<Entered />} />
        </Routes>
      </Suspense>
    </Providers>
  );
}

function Entered() {
  const start = useQuery({
    queryKey: queryKeys.start,
    queryFn: ({ signal }) => send(deskStart, {}, { signal }),
    // Asked once: from then on every call tells whether the session goes on.
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const clock = useSessionClock();
  const session = start.data?.session ?? null;
  const serverTime = start.data?.serverTime;
  useEffect(() => {
    if (session) startSessionClock(session, serverTime);
  }, [session, serverTime]);
  if (!start.data)
    return (
      <main className="flex flex-1 flex-col p-6">
        <Waiting query={start} />
      </main>
    );
  if (!session) return <SignInPage endedBy={start.data.endedBy} />;
  const ended = clock?.ended ?? null;
  return (
    <>
      {/* Stays mounted while somebody signs in over it: nothing typed is lost. */}
      <div inert={ended !== null} className={ended === null ? 'contents' : 'hidden'}>
        <SessionContext value={session}>
          <Frame key={session.id}>
            <Pages />
          </Frame>
        </SessionContext>
      </div>
      {ended === null ? null : <SignInPage endedBy={ended} before={session} />}
    </>
  );
}
