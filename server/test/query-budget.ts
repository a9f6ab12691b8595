import type { CallName } from '@kopa/contract/calls';

/** What a call asks of the database for a borrower with one running loan, paid out today. */
export interface Budget {
  /** Without begin and commit. */
  statements: number;
  /** Of all results. */
  rows: number;
  /** At most as many further rows for each charged day of the loan, with the reason. */
  perDay?: [rows: number, reason: string];
  /** Further statements for an earlier loan, with the reason. */
  perLoan?: [statements: number, reason: string];
}

/**
 * The budget of each screen's call, in the order of the app. The figures are exact, so that a call that asks
 * less gets lower ones. `query-budget.test.ts` compares.
 */
export const queryBudget: Readonly<Partial<Record<CallName, Budget>>> = {
  // Registration
  getVerifyCode: { statements: 9, rows: 7 },
  register: { statements: 16, rows: 12 },
  // Home
  marketIndex: { statements: 6, rows: 6 },
  productListMarket: { statements: 3, rows: 3 },
  productList: { statements: 2, rows: 2 },
  customerService: { statements: 1, rows: 1 },
  // Application
  applyMarket: { statements: 8, rows: 5 },
  saveBasicInfoMarket: { statements: 12, rows: 8 },
  saveAdditionInfoMarket: { statements: 11, rows: 9 },
  uploadCurpFront: { statements: 12, rows: 10 },
  uploadCurpBack: { statements: 12, rows: 12 },
  saveFaceImage: { statements: 10, rows: 12 },
  finishUploadAllImg: { statements: 33, rows: 35 },
  bindBankCard: { statements: 11, rows: 10 },
  latestOrder: { statements: 4, rows: 4 },
  saveQuestionnaire: { statements: 12, rows: 20 },
  // Offer
  confirmProductInfo: { statements: 3, rows: 3 },
  loanAgreement: { statements: 3, rows: 3 },
  getMoneyContract: { statements: 10, rows: 10 },
  getMoney: { statements: 13, rows: 13 },
  getMoneyTime: { statements: 3, rows: 3 },
  // Repayment
  repayOrderDetail: {
    statements: 9,
    rows: 9,
    perDay: [1, 'The screen lists the charge of each day.'],
  },
  repayStatement: { statements: 7, rows: 7, perDay: [1, 'The statement lists the charge of each day.'] },
  marketRepayProducts: { statements: 3, rows: 3 },
  mpesaRepayLink: { statements: 15, rows: 11 },
  getExtensionData: { statements: 4, rows: 3 },
  uploadUserVoucher: { statements: 8, rows: 8 },
  saveUserVoucher: { statements: 8, rows: 7 },
  getVoucherList: { statements: 5, rows: 4 },
  portalRepaymentDetail: { statements: 5, rows: 6 },
  // Records
  orderList: { statements: 5, rows: 5 },
  orderListMarket: { statements: 4, rows: 4 },
  lendingRecord: { statements: 3, rows: 3 },
  loanOrderRecord: { statements: 9, rows: 18 },
  // Me
  getUserInfo: { statements: 3, rows: 5 },
  getCreditInfo: { statements: 3, rows: 3 },
  sessionList: { statements: 2, rows: 2 },
  consentList: { statements: 2, rows: 1 },
  reminderList: { statements: 4, rows: 5 },
  myDataShow: {
    statements: 39,
    rows: 45,
    perDay: [2, 'The copy of all data contains each charge.'],
    perLoan: [11, 'The copy is made loan by loan, and asked for at most a few times a year.'],
  },
  // Feedback
  feedbackRedDot: { statements: 2, rows: 2 },
  feedbackList: { statements: 4, rows: 3 },
  feedbackDetail: { statements: 10, rows: 8 },
  feedbackMessages: { statements: 8, rows: 7 },
  feedbackQuestions: { statements: 4, rows: 4 },
  feedbackNotHandle: { statements: 2, rows: 2 },
  feedbackCanHandle: { statements: 2, rows: 2 },
  createFeedback: { statements: 12, rows: 7 },
  leaveFeedbackMessage: { statements: 16, rows: 12 },
};
