import { Screen } from '@kopa/ui/screen';
import { Suspense } from 'react';
import { useLocation, useRoutes, type RouteObject } from 'react-router-dom';
import { GoTo } from '../shared/address/go-to.tsx';
import { Wait } from '../shared/screen/query-view.tsx';
import { ScreenFailure } from './screen-failure.tsx';
import { screens } from './screens.tsx';
import { SessionEnd } from './session-end.tsx';
import { StartAtTop } from './start-at-top.tsx';

/** All addresses of the app (section 2): redirects, screens, and home for unknown ones. */
export function AppRoutes() {
  return (
    <ScreenFailure>
      <Suspense fallback={<Coming />}>
        <SessionEnd />
        <StartAtTop />
        <Place />
      </Suspense>
    </ScreenFailure>
  );
}

/** The address's path. An undecodable one is kept from the router, which would log an error. */
function Place() {
  const part = firstPart(useLocation().pathname);
  return part === undefined ? <GoTo to="/" /> : <Named part={part} />;
}

function Named({ part }: { part: string }) {
  return useRoutes(places.get(part) ?? elsewhere);
}

/** 'auth' of '/auth/appeal'; undefined for an undecodable path. */
function firstPart(path: string): string | undefined {
  try {
    return decodeURI(path).split('/')[1]?.toLowerCase();
  } catch {
    return undefined;
  }
}

/** A skeleton during the fetch of a screen's chunk. */
function Coming() {
  return (
    <Screen
      header={<div data-coming="" className="h-14 border-b border-decor bg-surface" />}
      focusHeading={false}
    >
      <Wait queries={[]} rows={6} />
    </Screen>
  );
}

/** S2-05, S2-07, S2-13, S2-18, S2-22, S2-29, S2-46. */
const redirects: readonly (readonly [path: string, to: string])[] = [
  ['/bank_account', '/bank_account/add_bankcard'],
  ['/auth', '/auth/personal_infomation'],
  ['/borrow', '/'],
  ['/repay', '/'],
  ['/user', '/'],
  ['/user_center', '/user_center/settings'],
  ['/feedback', '/feedback/feedback_list'],
];

const elsewhere: RouteObject[] = [{ path: '*', element: <GoTo to="/" /> }];

/** By the first part of their address: the router compares an address with all routes that it is given. */
const places = new Map<string, RouteObject[]>();
for (const { path, element } of [
  ...screens,
  ...redirects.map(([path, to]) => ({ path, element: <GoTo to={to} /> })),
]) {
  const part = firstPart(path)!;
  places.set(part, [{ path, element }, ...(places.get(part) ?? elsewhere)]);
}
