import { Screen } from '@kopa/ui/screen';
import { Skeleton } from '@kopa/ui/skeleton';
import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { Route, Switch } from 'wouter';
import { GoTo } from '../shared/address/go-to.tsx';
import { Guard } from './guard.tsx';
import { StartAtTop } from './start-at-top.tsx';
import { ScreenFailure } from './screen-failure.tsx';
import { SessionEnd } from './session-end.tsx';

type Load = () => Promise<{ default: ComponentType }>;

interface Place {
  path: string;
  load: Load;
  element: ReactNode;
}

/** A screen of its own chunk, behind the guard under the name the specification gives it. */
function screen(path: string, name: string, load: Load, { needsToken = false } = {}): Place {
  const Loaded = lazy(load);
  return {
    path,
    load,
    element: (
      <Guard name={name} needsToken={needsToken}>
        <Loaded />
      </Guard>
    ),
  };
}

const needsToken = { needsToken: true };

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
    <Screen header={<div className="h-14 border-b border-decor bg-surface" />} focusHeading={false}>
      <Skeleton rows={6} />
    </Screen>
  );
}

/** S2-05, S2-07, S2-13, S2-18, S2-29. */
const redirects: readonly (readonly [path: string, to: string])[] = [
  ['/bank_account', '/bank_account/add_bankcard'],
  ['/auth', '/auth/personal_infomation'],
  ['/borrow', '/'],
  ['/repay', '/'],
  ['/user', '/'],
];

/** Fetches the screen of an address ahead, so that the static shell stays until it can be shown. */
export async function loadScreen(address: string): Promise<void> {
  const { load } = screens.find(({ path }) => path === address) ?? screens[0]!;
  // One that does not come is told by the screen itself.
  await load().catch(() => undefined);
}

const signIn: Load = () => import('../features/sign-in/sign-in-screen.tsx');

const screens: readonly Place[] = [
  screen('/', 'home', () => import('../features/home/home-screen.tsx')),
  screen('/records', 'records', () => import('../features/records/records-screen.tsx')),
  screen('/me', 'me', () => import('../features/me/me-screen.tsx')),
  screen('/user/login', 'login', signIn),
  screen('/user/register', 'register', signIn),
  screen(
    '/auth/personal_infomation',
    'personalInfomation',
    () => import('../features/personal-information/personal-screen.tsx'),
  ),
  screen(
    '/auth/additionalInfomation',
    'additionalInfomation',
    () => import('../features/additional-information/additional-screen.tsx'),
    needsToken,
  ),
  screen(
    '/auth/id_card_authentication',
    'idCardAuthentication',
    () => import('../features/identity/identity-screen.tsx'),
  ),
  screen(
    '/bank_account/add_bankcard',
    'addBankCard',
    () => import('../features/payout-account/payout-screen.tsx'),
  ),
  screen(
    '/auth/loan_question',
    'loanQuestion',
    () => import('../features/questionnaire/questionnaire-screen.tsx'),
    needsToken,
  ),
  screen('/auth/review_tips', 'reviewTips', () => import('../features/review/review-screen.tsx')),
  screen(
    '/cancellation_form',
    'cancellationForm',
    () => import('../features/cancellation/cancellation-screen.tsx'),
    needsToken,
  ),
  screen('/borrow/to_borrow', 'toBorrow', () => import('../features/borrow/to-borrow-screen.tsx')),
  screen(
    '/borrow/confirm_borrow',
    'confirmBorrow',
    () => import('../features/loan-offer/offer-screen.tsx'),
    needsToken,
  ),
  screen(
    '/borrow/agreement',
    'agreement',
    () => import('../features/loan-offer/agreement-screen.tsx'),
    needsToken,
  ),
  screen('/borrow/lending', 'lending', () => import('../features/borrow/lending-screen.tsx'), needsToken),
  screen(
    '/repay/repay_detail',
    'repayDetail',
    () => import('../features/repayment/repay-detail-screen.tsx'),
    needsToken,
  ),
  screen('/repay/cashier', 'cashier', () => import('../features/repayment/cashier-screen.tsx'), needsToken),
];
