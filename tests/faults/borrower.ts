import { errorCodes } from '@kopa/contract';
import { saveAdditionInfoMarket } from '@kopa/contract/calls/addition-info';
import { bindBankCard } from '@kopa/contract/calls/bank';
import { saveBasicInfoMarket } from '@kopa/contract/calls/basic-info';
import type { Call, RequestOf, ResultOf } from '@kopa/contract/calls/call';
import {
  applyMarket,
  confirmProductInfo,
  getMoney,
  getMoneyContract,
  latestOrder,
} from '@kopa/contract/calls/loan';
import { mpesaRepayLink, repayOrderDetail } from '@kopa/contract/calls/repay';
import { sandboxDecide, sandboxOutbox, sandboxPayments, sandboxSettle } from '@kopa/contract/calls/sandbox';
import { getVerifyCode, login, register } from '@kopa/contract/calls/security';
import {
  finishUploadAllImg,
  saveFaceImage,
  saveQuestionnaire,
  uploadCurpBack,
  uploadCurpFront,
} from '@kopa/contract/calls/user';
import { orderSteps } from '@kopa/contract/order-steps';
import {
  additional,
  application,
  asList,
  goodAnswers,
  payout,
  personal,
  png,
} from '../../server/test/borrower.ts';
import type { Line, Outcome, Reached } from './line.ts';
import { payByHand } from './pay-by-hand.ts';
import type { Fault } from './plan.ts';
import type { Random } from './random.ts';

/** What a borrower's commands must have left behind. */
export interface Expected {
  /** Ids of acknowledged payments, and how many more commands had no answer. */
  prompts: { ids: Set<string>; unknown: number };
  orders: { ids: Set<string>; unknown: number };
  /** The provider's own word on its payments, by reference. */
  settled: Map<string, 'settled' | 'failed'>;
}

/** Refusals that end by themselves within the hour. */
const later = new Set<number>([
  errorCodes.tooManyRequests,
  errorCodes.codeTooSoon,
  errorCodes.tooManyCodes,
  errorCodes.tooManyNearby,
  errorCodes.tooManyPhotos,
  errorCodes.tooManyPrompts,
]);
/** Refusals of a command whose borrower's view is older than the lender's. */
const changed = new Set<number>([
  errorCodes.stepOutOfTurn,
  errorCodes.offerChanged,
  errorCodes.amountAboveBalance,
  errorCodes.numberRegistered,
  errorCodes.codeExpired,
  errorCodes.codeUsedUp,
  errorCodes.codeWrong,
  errorCodes.oneActiveLoan,
  errorCodes.photosMissing,
  errorCodes.paymentPending,
  // The simulator's tables were away, too.
  errorCodes.paymentUnavailable,
]);
const loggedOut = new Set<number>([
  errorCodes.notLoggedIn,
  errorCodes.tokenExpired,
  errorCodes.tokenInvalid,
  errorCodes.otherDevice,
]);
const photos = [uploadCurpFront, uploadCurpBack, saveFaceImage];
/** So many steps at one place are a borrower who is stuck. */
const mostSteps = 400;

/** A borrower who takes one loan, command by command, from the registration to the last payment. */
export class Borrower {
  readonly number: string;
  readonly expected: Expected = {
    prompts: { ids: new Set(), unknown: 0 },
    orders: { ids: new Set(), unknown: 0 },
    settled: new Map(),
  };
  token: string | undefined;
  orderNo: string | undefined;
  hasEnded = false;
  readonly #line: Line;
  readonly #lender: Reached;
  readonly #random: Random;
  #keys = 0;
  #photos = 0;
  #parts = 0;
  #isRegistered = false;
  #step: number | undefined;
  #steps = 0;
  /** The step that an acknowledged command has left. */
  #left: { step: number; by: string } | undefined;

  constructor(number: string, line: Line, lender: Reached, random: Random) {
    this.number = number;
    this.#line = line;
    this.#lender = lender;
    this.#random = random;
  }

  /** One command on the way, which meets the fault. */
  async step(fault?: Fault): Promise<void> {
    if (this.hasEnded) return;
    if (!this.token) return this.#enter(fault);
    const { code, data } = await this.#line.reach(latestOrder, {}, this.token);
    if (code !== 0) return this.#refused(code, latestOrder);
    const { order } = data;
    const step = order?.step;
    if (this.#left && step === this.#left.step)
      throw new Error(`Lost: ${this.#left.by} was acknowledged, and the order is at step ${step} as before.`);
    this.#left = undefined;
    this.#steps = step === this.#step ? this.#steps + 1 : 0;
    this.#step = step;
    if (this.#steps > mostSteps) throw new Error(`${this.orderNo} is stuck at step ${step}.`);
    if (!order) return this.#apply(fault);
    this.orderNo = order.orderNo;
    this.expected.orders.ids.add(order.orderNo);
    return this.#go(order.orderNo, step!, fault);
  }

  async #enter(fault?: Fault): Promise<void> {
    const mobile = this.number;
    const asked = await this.#line.reach(getVerifyCode, { mobile });
    if (asked.code !== 0) return this.#refused(asked.code, getVerifyCode);
    const { data } = await this.#line.reach(sandboxOutbox, { mobile });
    const code = /\b\d{6}\b/.exec(data.messages[0]?.text ?? '')?.[0] ?? '';
    const outcome = await this.#command(this.#isRegistered ? login : register, { mobile, code }, fault);
    if (outcome === 'unknown') return;
    if ('refusal' in outcome) this.#isRegistered ||= outcome.refusal === errorCodes.numberRegistered;
    else {
      this.#isRegistered = true;
      this.token = outcome.data.token;
    }
  }

  async #apply(fault?: Fault): Promise<void> {
    const { orders } = this.expected;
    const outcome = await this.#command(applyMarket, application, fault);
    if (outcome === 'unknown') orders.unknown += 1;
    else if ('data' in outcome) orders.ids.add(outcome.data.order.orderNo);
  }

  async #go(orderNo: string, step: number, fault?: Fault): Promise<void> {
    const loanOrderId = orderNo;
    const leave = <C extends Call>(call: C, request: RequestOf<C>) => this.#leave(step, call, request, fault);
    switch (step) {
      case orderSteps.basicInfo:
        return leave(saveBasicInfoMarket, { loanOrderId, ...personal } as never);
      case orderSteps.addition:
        return leave(saveAdditionInfoMarket, { loanOrderId, ...additional } as never);
      case orderSteps.identityOcr:
        return this.#photo(orderNo, fault);
      case orderSteps.bindCard:
        return leave(bindBankCard, { loanOrderId, ...payout } as never);
      case orderSteps.question:
        return leave(saveQuestionnaire, { loanOrderId, answers: asList(goodAnswers), soFar: false });
      case orderSteps.applying:
        return leave(sandboxDecide, { orderNo, decision: 'approve', reasons: [] });
      case orderSteps.confirm: {
        const { code, data } = await this.#line.reach(confirmProductInfo, { orderNo }, this.token);
        if (code !== 0) return this.#refused(code, confirmProductInfo);
        return leave(getMoneyContract, { orderNo, agreed: true, fingerprint: data.fingerprint });
      }
      case orderSteps.getMoney:
        return leave(getMoney, { orderNo });
      case orderSteps.lending:
        return this.#settle(orderNo, fault);
      case orderSteps.repaying:
      case orderSteps.overdued:
      case orderSteps.payFail:
        return this.#repay(orderNo, fault);
      default:
        this.hasEnded = true;
    }
  }

  async #photo(loanOrderId: string, fault?: Fault): Promise<void> {
    const photo = photos[this.#photos];
    if (!photo) return this.#endPhotos(loanOrderId, fault);
    const outcome = await this.#command(photo, { loanOrderId, file: png(640 + this.#photos) }, fault);
    if (outcome !== 'unknown' && 'data' in outcome) this.#photos += 1;
  }

  /** The order stays while its photos are checked. */
  async #endPhotos(loanOrderId: string, fault?: Fault): Promise<void> {
    const outcome = await this.#command(finishUploadAllImg, { loanOrderId }, fault);
    const state = outcome !== 'unknown' && 'data' in outcome ? outcome.data.check.state : undefined;
    if (state === 'checking') return void (await this.#line.idle());
    this.#photos = 0;
    if (state === 'finished') this.#left = { step: orderSteps.identityOcr, by: finishUploadAllImg.path };
  }

  /** The provider ends a payment that it holds, and tells of it never, once or more often. */
  async #settle(orderNo: string, fault?: Fault): Promise<void> {
    const { data } = await this.#line.reach(sandboxPayments, { orderNo });
    const held = data.payments.find(({ state }) => state === 'held');
    if (!held) return void (await this.#line.idle());
    const fails = held.kind === 'repayment' && this.#random.chance(0.2);
    const outcome = await this.#command(
      sandboxSettle,
      {
        reference: held.reference,
        resultCode: fails ? 1032 : 0,
        copies: this.#random.between(0, 3),
        confirmations: this.#random.between(0, 2),
      },
      fault,
    );
    if (outcome !== 'unknown' && 'data' in outcome)
      this.expected.settled.set(held.reference, outcome.data.payment.state as 'settled');
  }

  async #repay(orderNo: string, fault?: Fault): Promise<void> {
    const { data } = await this.#line.reach(sandboxPayments, { orderNo });
    if (data.payments.some(({ state }) => state === 'held')) return this.#settle(orderNo, fault);
    const detail = await this.#line.reach(repayOrderDetail, { orderNo }, this.token);
    if (detail.code !== 0) return this.#refused(detail.code, repayOrderDetail);
    const { owedCents } = detail.data;
    this.#parts += 1;
    const part = 100_000 + this.#parts * 100;
    if (this.#parts < 6 && part < owedCents - 100_000 && this.#random.chance(0.25))
      return payByHand(this.#lender, orderNo, part / 100);
    const amountCents = this.#parts < 4 && part < owedCents - 100_000 ? part : owedCents;
    const { prompts } = this.expected;
    const outcome = await this.#command(mpesaRepayLink, { orderNo, amountCents, mobile: this.number }, fault);
    // The provider may have a prompt that it could not confirm.
    const isOpen =
      outcome === 'unknown' || ('refusal' in outcome && outcome.refusal === errorCodes.paymentUnavailable);
    if (isOpen) prompts.unknown += 1;
    else if ('data' in outcome) prompts.ids.add(outcome.data.payment.payOrderId);
  }

  /** A command that moves the order on: once acknowledged, the order is never at this step again. */
  async #leave<C extends Call>(step: number, call: C, request: RequestOf<C>, fault?: Fault): Promise<void> {
    const outcome = await this.#command(call, request, fault);
    if (outcome !== 'unknown' && 'data' in outcome) this.#left = { step, by: call.path };
  }

  async #command<C extends Call>(
    call: C,
    request: RequestOf<C>,
    fault?: Fault,
  ): Promise<Outcome<ResultOf<C>>> {
    this.#keys += 1;
    const key = `${this.number}-${this.#keys}`;
    const outcome = await this.#line.command(call, request, { token: this.token, key }, fault);
    if (outcome !== 'unknown' && 'refusal' in outcome) await this.#refused(outcome.refusal, call);
    return outcome;
  }

  async #refused(code: number, { path }: Call): Promise<void> {
    if (later.has(code)) return this.#line.advance(3_700);
    if (loggedOut.has(code)) return void (this.token = undefined);
    if (code === errorCodes.paymentPending) return this.#line.idle();
    if (!changed.has(code)) throw new Error(`${path} was refused with ${code}.`);
  }
}
