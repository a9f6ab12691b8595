import { saveAdditionInfoMarket } from '@kopa/contract/calls/addition-info';
import { appealDecision } from '@kopa/contract/calls/appeal';
import { bindBankCard } from '@kopa/contract/calls/bank';
import { saveBasicInfoMarket } from '@kopa/contract/calls/basic-info';
import { feedbackRedDot } from '@kopa/contract/calls/feedback';
import {
  applyMarket,
  applyMarketAgain,
  confirmProductInfo,
  getMoney,
  getMoneyContract,
  getMoneyTime,
  latestOrder,
} from '@kopa/contract/calls/loan';
import { isRejectRecommendation, marketIndex } from '@kopa/contract/calls/market';
import { mpesaRepayLink, repayOrderDetail } from '@kopa/contract/calls/repay';
import { marketRepayProducts } from '@kopa/contract/calls/repay-ways';
import { getUserInfo, getVerifyCode, login, register } from '@kopa/contract/calls/security';
import { curpOcr, finishUploadAllImg, saveQuestionnaire } from '@kopa/contract/calls/user';
import type { Order, RepayDetail } from '@kopa/contract/entities';
import { homeStatus, orderSteps, type OrderStepName } from '@kopa/contract/order-steps';
import { account, additional, personal, told } from '../app/lender/borrower.ts';
import { facts, paymentOf, repayDetailOf, todaysFigures } from '../app/lender/loans.ts';
import { person, personalLoan, products, recommended } from '../app/lender/market.ts';
import { asked, orderAt, today } from '../app/lender/orders.ts';
import { questions } from '../app/lender/questions.ts';
import { repayProducts } from '../app/lender/repay-products.ts';
import { answer, refuse, type Rule } from '../app/lender/rules.ts';
import { minutesAgo, storyNow } from '../app/phone/clock.ts';

/** Where a journey starts, and how the lender decides. */
interface Journey {
  /** A loan that runs already. */
  loan?: RepayDetail;
  /** An order before its loan. */
  order?: Order;
  /** Whether the lender knows the number: a login instead of a registration. */
  isKnown?: boolean;
}

const code = { resendAt: storyNow + 60_000, expiresAt: storyNow + 300_000, digits: 6 };
const photos = { front: true, back: true, face: true };

/**
 * A lender that remembers: each command moves the order, as on the server. The answers are filled in except
 * for one question, so that the buttons alone lead on; any code logs in. The review and the disbursement
 * end at the next query.
 */
export function lenderOf({ loan, order: begun, isKnown = false }: Journey): Rule[] {
  const user = told({
    personal,
    additional,
    payout: account,
    savedAt: { personal: minutesAgo(9), additional: minutesAgo(8), payout: minutesAgo(7) },
  });
  let order: Order | null = loan?.order ?? begun ?? null;
  let detail = loan;
  let isAgain = false;
  let answered = questions().length - 1;
  const move = (step: OrderStepName, change?: Partial<Order>) => {
    order = orderAt(step, { photos, ...change });
    return { order };
  };
  const at = (step: OrderStepName) => order?.step === orderSteps[step];
  const settle = () => {
    if (!detail) return;
    const owed = detail.owedCents;
    const paid = paymentOf('paid', { amountCents: owed });
    detail = repayDetailOf(detail.disbursedOn, {
      booked: [{ day: today, cents: owed }],
      payments: [paid],
      step: 'finish',
    });
    order = detail.order;
  };

  return [
    answer(marketIndex, () => {
      if (at('lending')) {
        detail = repayDetailOf(today);
        order = detail.order;
      }
      const late = (order?.overdueDays ?? 0) > 0;
      return {
        status: homeStatus(order && { step: order.step, late, mayReapply: false }),
        order,
        products: [personalLoan],
        savedIfPaidTodayCents: 0,
        payoffTodayCents: 0,
        firstName: null,
        ...(detail && todaysFigures(detail)),
        serverTime: storyNow,
      };
    }),
    answer(getVerifyCode, code),
    isKnown ? refuse(register, 'numberRegistered') : answer(register, { token: 'story', user }),
    answer(login, { token: 'story', user }),
    answer(getUserInfo, user),
    answer(feedbackRedDot, { redDot: false, count: 0 }),
    person,
    products,
    answer(applyMarket, () => move('basicInfo')),
    answer(applyMarketAgain, () => {
      isAgain = true;
      return { ...move('identityOcr'), mustAnswer: [{ section: 'questionnaire' as const, fields: {} }] };
    }),
    answer(latestOrder, () => {
      if (at('applying')) move('confirm');
      return { order, questions: at('question') ? questions(answered) : [], serverTime: storyNow };
    }),
    answer(saveBasicInfoMarket, () => move('addition')),
    answer(saveAdditionInfoMarket, () => move('identityOcr')),
    answer(curpOcr, { state: 'read', error: null, fields: {} }),
    answer(finishUploadAllImg, () => ({
      ...move(isAgain ? 'question' : 'bindCard'),
      check: { state: 'finished' as const, reasons: [] },
    })),
    answer(bindBankCard, () => move('question')),
    answer(saveQuestionnaire, ({ answers, soFar }) => {
      answered = answers.length;
      return soFar ? { order: null } : move('applying');
    }),
    answer(isRejectRecommendation, { isRejectRecommendation: true, products: recommended }),
    answer(appealDecision, ({ text }) => move('reject', { appeal: { ...asked, text } })),
    answer(confirmProductInfo, facts),
    answer(getMoneyContract, () => move('getMoney')),
    answer(getMoney, () => move('lending')),
    answer(getMoneyTime, { from: minutesAgo(-8), until: minutesAgo(-58) }),
    answer(repayOrderDetail, () => detail!),
    { call: marketRepayProducts, reply: (request) => repayProducts(detail!).reply(request) },
    answer(mpesaRepayLink, ({ amountCents }) => {
      settle();
      return { payment: paymentOf('pending', { amountCents }) };
    }),
  ];
}
