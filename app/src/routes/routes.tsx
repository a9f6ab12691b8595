import { Screen } from '@kopa/ui/screen';
import { Skeleton } from '@kopa/ui/skeleton';
import { Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { GoTo } from '../shared/address/go-to.tsx';
import { ScreenFailure } from './screen-failure.tsx';
import { screens } from './screens.tsx';
import { SessionEnd } from './session-end.tsx';
import { StartAtTop } from './start-at-top.tsx';

/** Every address of the app (section 2): redirects, screens, and home for what is none of them. */
export function AppRoutes() {
  return (
    <ScreenFailure>
      <Suspense fallback={<Coming />}>
        <SessionEnd />
        <StartAtTop />
        <Switch>
          {screens.map(({ path, element }) => (
            <Route key={path} path={path}>
              {element}
            </Route>
          ))}
          {redirects.map(([path, to]) => (
            <Route key={path} path={path}>
              <GoTo to={to} />
            </Route>
          ))}
          <Route>
            <GoTo to="/" />
          </Route>
        </Switch>
      </Suspense>
    </ScreenFailure>
  );
}

/** While the chunk of a screen is on its way: the shape of one. */
function Coming() {
  return (
    <Screen
      header={<div data-coming="" className="h-14 border-b border-decor bg-surface" />}
      focusHeading={false}
    >
      <Skeleton rows={6} />
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
