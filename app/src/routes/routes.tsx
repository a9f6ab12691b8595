import { Skeleton } from '@kopa/ui/skeleton';
import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import HomeScreen from '../features/home/home-screen.tsx';
import { Guard } from './guard.tsx';
import { StartAtTop } from './start-at-top.tsx';
import { ScreenFailure } from './screen-failure.tsx';
import { SessionEnd } from './session-end.tsx';

type Screen = () => Promise<{ default: ComponentType }>;

/** A screen of its own chunk, behind the guard under the name the specification gives it. */
function screen(name: string, load: Screen, { needsToken = false } = {}): ReactNode {
  const Loaded = lazy(load);
  return (
    <Guard name={name} needsToken={needsToken}>
      <Loaded />
    </Guard>
  );
}

const needsToken = { needsToken: true };

/** Every address of the app (section 2): redirects, screens, and home for what is none of them. */
export function AppRoutes() {
  return (
    <ScreenFailure>
      <Suspense fallback={<Skeleton rows={6} />}>
        <SessionEnd />
        <StartAtTop />
        <Routes>
          <Route path="/" element={<HomeScreen />} />
          {screens.map(([path, element]) => (
            <Route key={path} path={path} element={element} />
          ))}
          {redirects.map(([path, to]) => (
            <Route key={path} path={path} element={<Navigate to={to} replace />} />
          ))}
          <Route path="*" element={<Navigate to="/" replace />} />
        </Routes>
      </Suspense>
    </ScreenFailure>
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

const signIn: Screen = () => import('../features/sign-in/sign-in-screen.tsx');

const screens: readonly (readonly [path: string, element: ReactNode])[] = [
  ['/records', screen('records', () => import('../features/records/records-screen.tsx'))],
  ['/me', screen('me', () => import('../features/me/me-screen.tsx'))],
  ['/user/login', screen('login', signIn)],
  ['/user/register', screen('register', signIn)],
  [
    '/auth/personal_infomation',
    screen('personalInfomation', () => import('../features/personal-information/personal-screen.tsx')),
  ],
  [
    '/auth/additionalInfomation',
    screen(
      'additionalInfomation',
      () => import('../features/additional-information/additional-screen.tsx'),
      needsToken,
    ),
  ],
  [
    '/auth/id_card_authentication',
    screen('idCardAuthentication', () => import('../features/identity/identity-screen.tsx')),
  ],
  [
    '/bank_account/add_bankcard',
    screen('addBankCard', () => import('../features/payout-account/payout-screen.tsx')),
  ],
  [
    '/auth/loan_question',
    screen('loanQuestion', () => import('../features/questionnaire/questionnaire-screen.tsx'), needsToken),
  ],
  ['/auth/review_tips', screen('reviewTips', () => import('../features/review/review-screen.tsx'))],
  ['/borrow/to_borrow', screen('toBorrow', () => import('../features/borrow/to-borrow-screen.tsx'))],
  [
    '/borrow/confirm_borrow',
    screen('confirmBorrow', () => import('../features/loan-offer/offer-screen.tsx'), needsToken),
  ],
  [
    '/borrow/agreement',
    screen('agreement', () => import('../features/loan-offer/agreement-screen.tsx'), needsToken),
  ],
  ['/borrow/lending', screen('lending', () => import('../features/borrow/lending-screen.tsx'), needsToken)],
  [
    '/repay/repay_detail',
    screen('repayDetail', () => import('../features/repayment/repay-detail-screen.tsx'), needsToken),
  ],
  ['/repay/cashier', screen('cashier', () => import('../features/repayment/cashier-screen.tsx'), needsToken)],
];
