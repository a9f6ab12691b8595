import { lazy, useState, type ComponentType, type ReactNode } from 'react';
import { loadWords } from '../shared/language/language.ts';
import { Guard } from './guard.tsx';
import { useNextScreen } from './use-next-screen.ts';

type Load = () => Promise<{ default: ComponentType }>;

interface Place {
  path: string;
  words: readonly string[];
  load: Load;
  element: ReactNode;
}

/** A lazy screen behind the guard, under the specification's name; `words`: the initial text files. */
function screen(path: string, name: string, words: string, load: Load, { needsToken = false } = {}): Place {
  let here: ComponentType | undefined;
  const fetched: Load = async () => {
    const module = await load();
    here = module.default;
    return module;
  };
  const Fetched = lazy(fetched);
  return {
    path,
    words: words.split(' '),
    load: fetched,
    // The key makes successive screens separate instances.
    element: (
      <Guard key={path} name={name} needsToken={needsToken}>
        <Loaded path={path} from={() => here ?? Fetched} />
      </Guard>
    ),
  };
}

/** React suspends even for a settled promise: loaded screens are rendered directly. */
function Loaded({ path, from }: { path: string; from: () => ComponentType }) {
  const [Shown] = useState(from);
  useNextScreen(path, loadScreen);
  return <Shown />;
}

const needsToken = { needsToken: true };
/** Common texts of the application's sections. */
const section = (words: string) => `${words} application validation enumerations`;

const appeal: Load = () => import('../features/review/appeal-screen.tsx');
const checkWords = 'check questions personal additional identity';
const checkAnswers: Load = () => import('../features/questionnaire/check-answers-screen.tsx');
const questions: Load = () => import('../features/questionnaire/questionnaire-screen.tsx');
const signIn: Load = () => import('../features/sign-in/sign-in-screen.tsx');
const permissions: Load = () => import('../features/permissions/permissions-screen.tsx');
const privacy: Load = () => import('../features/legal/privacy-screen.tsx');
const terms: Load = () => import('../features/legal/terms-screen.tsx');

/** All screens by address (section 2). */
export const screens: readonly Place[] = [
  screen('/', 'home', 'home', () => import('../features/home/home-screen.tsx')),
  screen(
    '/records',
    'records',
    'records enumerations',
    () => import('../features/records/records-screen.tsx'),
  ),
  screen(
    '/records/order',
    'orderRecord',
    'records enumerations cancellation',
    () => import('../features/records/order-record-screen.tsx'),
    needsToken,
  ),
  screen('/me', 'me', 'me content', () => import('../features/me/me-screen.tsx')),
  screen('/user/login', 'login', 'signIn validation', signIn),
  screen('/user/register', 'register', 'signIn validation', signIn),
  screen(
    '/auth/personal_infomation',
    'personalInfomation',
    section('personal'),
    () => import('../features/personal-information/personal-screen.tsx'),
  ),
  screen(
    '/auth/additionalInfomation',
    'additionalInfomation',
    section('additional'),
    () => import('../features/additional-information/additional-screen.tsx'),
    needsToken,
  ),
  screen(
    '/auth/id_card_authentication',
    'idCardAuthentication',
    section('identity'),
    () => import('../features/identity/identity-screen.tsx'),
  ),
  screen(
    '/bank_account/add_bankcard',
    'addBankCard',
    section('payout'),
    () => import('../features/payout-account/payout-screen.tsx'),
  ),
  screen('/auth/loan_question', 'loanQuestion', section('questions'), questions, needsToken),
  screen(
    '/auth/review_tips',
    'reviewTips',
    'review offer',
    () => import('../features/review/review-screen.tsx'),
  ),
  screen('/auth/check_answers', 'checkAnswers', section(checkWords), checkAnswers, needsToken),
  screen('/auth/appeal', 'appeal', section('appeal review reasons'), appeal, needsToken),
  screen(
    '/cancellation_form',
    'cancellationForm',
    'cancellation validation application',
    () => import('../features/cancellation/cancellation-screen.tsx'),
    needsToken,
  ),
  screen(
    '/borrow/to_borrow',
    'toBorrow',
    'borrow validation application enumerations',
    () => import('../features/borrow/to-borrow-screen.tsx'),
  ),
  screen(
    '/borrow/confirm_borrow',
    'confirmBorrow',
    'offer validation application',
    () => import('../features/loan-offer/offer-screen.tsx'),
    needsToken,
  ),
  screen(
    '/borrow/agreement',
    'agreement',
    'offer content',
    () => import('../features/loan-offer/agreement-screen.tsx'),
    needsToken,
  ),
  screen(
    '/borrow/lending',
    'lending',
    'borrow',
    () => import('../features/borrow/lending-screen.tsx'),
    needsToken,
  ),
  screen(
    '/repay/repay_detail',
    'repayDetail',
    'repay loan payment me',
    () => import('../features/repayment/repay-detail-screen.tsx'),
    needsToken,
  ),
  screen(
    '/repay/statement',
    'statement',
    'repay statement application',
    () => import('../features/repayment/statement-screen.tsx'),
    needsToken,
  ),
  screen(
    '/repay/voucher',
    'voucher',
    'proof validation application',
    () => import('../features/proof/proof-screen.tsx'),
    needsToken,
  ),
  screen(
    '/repay/cashier',
    'cashier',
    'cashier payment validation application',
    () => import('../features/cashier/cashier-screen.tsx'),
    needsToken,
  ),
  screen(
    '/repay/exhibition_period_detail',
    'exhibitionPeriodDetail',
    'extension payment validation application',
    () => import('../features/extension/extension-screen.tsx'),
    needsToken,
  ),
  screen(
    '/portal/repayment',
    'portalRepayment',
    'portal payment validation application',
    () => import('../features/portal/portal-screen.tsx'),
  ),
  screen(
    '/feedback/feedback_list',
    'feedbackList',
    'feedback enumerations',
    () => import('../features/feedback/feedback-list-screen.tsx'),
    needsToken,
  ),
  screen(
    '/feedback/add_feedback',
    'addFeedback',
    'feedback enumerations validation application',
    () => import('../features/feedback/feedback-add-screen.tsx'),
    needsToken,
  ),
  screen(
    '/feedback/feedbackDetail',
    'feedbackDetail',
    'feedback enumerations validation',
    () => import('../features/feedback/feedback-detail-screen.tsx'),
    needsToken,
  ),
  screen(
    '/feedback/feedback_result',
    'feedbackResult',
    'feedback enumerations',
    () => import('../features/feedback/feedback-result-screen.tsx'),
    needsToken,
  ),
  screen(
    '/feedback/feedback_faq',
    'feedbackFaq',
    'feedback',
    () => import('../features/feedback/feedback-faq-screen.tsx'),
  ),
  screen('/user_center/faq', 'faq', 'content', () => import('../features/faq/faq-screen.tsx')),
  screen('/pd_pop', 'pdPop', 'permissions content', permissions),
  screen('/pop', 'pop', 'permissions content', permissions),
  screen(
    '/user_center/settings',
    'settings',
    'account me',
    () => import('../features/settings/settings-screen.tsx'),
  ),
  screen(
    '/user_center/language',
    'language',
    'account',
    () => import('../features/settings/language-screen.tsx'),
  ),
  screen(
    '/user_center/about_us',
    'aboutUs',
    'account content',
    () => import('../features/settings/about-screen.tsx'),
  ),
  screen(
    '/user_center/customer_services',
    'customerServices',
    'account content',
    () => import('../features/customer-services/customer-services-screen.tsx'),
  ),
  screen(
    '/user_center/open_app',
    'openApp',
    'account',
    () => import('../features/open-app/open-app-screen.tsx'),
  ),
  screen(
    '/user_center/my_data',
    'myData',
    'account content',
    () => import('../features/my-data/my-data-screen.tsx'),
    needsToken,
  ),
  screen('/user/nation', 'nation', 'account', () => import('../features/nation/nation-screen.tsx')),
  screen('/privacy_policy', 'privacyPolicy', 'content', privacy),
  screen('/PrivacyPolicy', 'privacyPolicy', 'content', privacy),
  screen('/terms_of_service', 'termsOfService', 'content', terms),
  screen('/TermsService', 'termsOfService', 'content', terms),
  screen(
    '/yx1',
    'yx1',
    'promotion content',
    () => import('../features/promotions/promotion-costs-screen.tsx'),
  ),
  screen(
    '/yx2',
    'yx2',
    'promotion content validation',
    () => import('../features/promotions/promotion-choose-screen.tsx'),
  ),
  screen(
    '/yx2ConfirmBorrow',
    'yx2ConfirmBorrow',
    'promotion content',
    () => import('../features/promotions/promotion-confirm-screen.tsx'),
  ),
  screen(
    '/yx3',
    'yx3',
    'promotion content validation',
    () => import('../features/promotions/promotion-number-screen.tsx'),
  ),
];

/**
 * Prefetches an address's screen and texts in parallel, so that the static shell stays until both are loaded:
 * React would show a skeleton in between for at least 300 ms.
 */
export async function loadScreen(address: string): Promise<void> {
  const { load, words } = screens.find(({ path }) => path === address) ?? screens[0]!;
  // The screen itself reports a failure.
  await Promise.all([load().catch(() => undefined), loadWords(words)]);
}
