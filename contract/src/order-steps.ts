/** The steps of a loan order: the specification's codes and names (section 4). */
export const orderSteps = {
  applying: 1,
  repaying: 2,
  overdued: 3,
  finish: 4,
  bindCard: 5,
  basicInfo: 6,
  lending: 7,
  cancel: 8,
  reject: 9,
  payFail: 10,
  addition: 11,
  identityOcr: 12,
  confirm: 14,
  question: 17,
  getMoney: 18,
} as const;

export type OrderStepName = keyof typeof orderSteps;
export type OrderStep = (typeof orderSteps)[OrderStepName];

/** The screen of an order's step, as a path of the hash router; `null` for none (S4-01 to S4-16). */
export function stepScreen(step: number): string | null {
  switch (step) {
    case orderSteps.applying:
      return '/auth/review_tips?pageName=confirmBorrow';
    case orderSteps.repaying:
    case orderSteps.overdued:
    case orderSteps.payFail:
      return '/repay/repay_detail';
    case orderSteps.bindCard:
      return '/bank_account/add_bankcard';
    case orderSteps.basicInfo:
      return '/auth/personal_infomation';
    case orderSteps.addition:
      return '/auth/additionalInfomation';
    case orderSteps.identityOcr:
      return '/auth/id_card_authentication';
    case orderSteps.confirm:
    case orderSteps.getMoney:
      return '/borrow/confirm_borrow';
    case orderSteps.question:
      return '/auth/loan_question';
    case orderSteps.lending:
      return '/';
    default:
      return null;
  }
}

const beforeSent: readonly OrderStep[] = [
  orderSteps.basicInfo,
  orderSteps.addition,
  orderSteps.identityOcr,
  orderSteps.bindCard,
  orderSteps.question,
];
const beforeDrawn: readonly OrderStep[] = [
  ...beforeSent,
  orderSteps.applying,
  orderSteps.confirm,
  orderSteps.getMoney,
];

/**
 * Whether an order at this step may be cancelled (S1-47): until its drawing, or, in the other reading, until
 * its submission.
 */
export function mayCancel(step: OrderStep, rule: 'never' | 'untilMoneyDrawn'): boolean {
  return (rule === 'never' ? beforeSent : beforeDrawn).includes(step);
}

/** The states on the home card (S4-17 to S4-24). */
export const homeStatuses = [
  'canLoan',
  'lending',
  'assessing',
  'rejected',
  'success',
  'failed',
  'repaying',
  'overdue',
] as const;
export type HomeStatus = (typeof homeStatuses)[number];

/** The states in the list of records (S4-32 to S4-41). */
export const orderStatuses = [
  'assessing',
  'repaying',
  'overdue',
  'finished',
  'addingCard',
  'incomplete',
  'disbursing',
  'cancelled',
  'rejected',
  'failed',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** A record's state by step. */
export function orderStatus(step: OrderStep): OrderStatus {
  switch (step) {
    case orderSteps.applying:
    case orderSteps.confirm:
      return 'assessing';
    case orderSteps.getMoney:
    case orderSteps.lending:
      return 'disbursing';
    case orderSteps.repaying:
      return 'repaying';
    case orderSteps.overdued:
      return 'overdue';
    case orderSteps.payFail:
      return 'failed';
    case orderSteps.finish:
      return 'finished';
    case orderSteps.bindCard:
      return 'addingCard';
    case orderSteps.cancel:
      return 'cancelled';
    case orderSteps.reject:
      return 'rejected';
    default:
      return 'incomplete';
  }
}

/** Home's input about the newest order. */
export interface HomeOrder {
  step: OrderStep;
  /** A balance after the due date. */
  late: boolean;
  /** The wait after a rejection is over. */
  mayReapply: boolean;
}

/**
 * Home's state for the newest order, or for none: no order, a finished and a cancelled one can borrow. A
 * rejected order stays rejected until its owner may apply again; a failed repayment does not make an order
 * late.
 */
export function homeStatus(order: HomeOrder | null): HomeStatus {
  switch (order?.step) {
    case orderSteps.applying:
      return 'assessing';
    case orderSteps.confirm:
    case orderSteps.getMoney:
      return 'success';
    case orderSteps.lending:
      return 'lending';
    case orderSteps.repaying:
      return 'repaying';
    case orderSteps.payFail:
      return order?.late ? 'overdue' : 'repaying';
    case orderSteps.overdued:
      return 'overdue';
    case orderSteps.reject:
      return order?.mayReapply ? 'canLoan' : 'rejected';
    case orderSteps.basicInfo:
    case orderSteps.addition:
    case orderSteps.identityOcr:
    case orderSteps.bindCard:
    case orderSteps.question:
      return 'failed';
    default:
      return 'canLoan';
  }
}
