import { describe, expect, it } from 'vitest';
import { homeStatus, mayCancel, orderStatus, orderSteps, stepScreen, type OrderStep } from './order-steps.ts';

describe('the screen of each order step', () => {
  it.each<[string, number, string | null]>([
    ['[S4-01] 1 Applying', 1, '/auth/review_tips?pageName=confirmBorrow'],
    ['[S4-02] 2 Repaying', 2, '/repay/repay_detail'],
    ['[S4-03] 3 Overdued', 3, '/repay/repay_detail'],
    ['[S4-04] 10 PayFail', 10, '/repay/repay_detail'],
    ['[S4-05] 4 Finish', 4, null],
    ['[S4-06] 5 BindCard', 5, '/bank_account/add_bankcard'],
    ['[S4-07] 6 BasicInfo', 6, '/auth/personal_infomation'],
    ['[S4-08] 7 Lending', 7, '/'],
    ['[S4-09] 8 Cancel', 8, null],
    ['[S4-10] 9 Reject', 9, null],
    ['[S4-11] 11 Addition', 11, '/auth/additionalInfomation'],
    ['[S4-12] 12 IdentityOCR', 12, '/auth/id_card_authentication'],
    ['[S4-13] 14 Confirm', 14, '/borrow/confirm_borrow'],
    ['[S4-14] 18 getMoney', 18, '/borrow/confirm_borrow'],
    ['[S4-15] 17 Question', 17, '/auth/loan_question'],
  ])('%s', (_, step, screen) => expect(stepScreen(step)).toBe(screen));

  it('[S4-16] an unknown code has no screen', () => {
    for (const step of [0, -1, 13, 15, 16, 19, 100, 1.5, Number.NaN]) expect(stepScreen(step)).toBeNull();
  });

  it('of the fifteen steps only those that end an order have no screen', () => {
    const steps = Object.values(orderSteps);
    expect(steps).toHaveLength(15);
    expect(steps.filter((step) => stepScreen(step) === null)).toEqual([
      orderSteps.finish,
      orderSteps.cancel,
      orderSteps.reject,
    ]);
  });
});

describe('the state of home', () => {
  const steps = Object.values(orderSteps) as OrderStep[];

  it('the state at each step', () => {
    expect(
      Object.fromEntries(steps.map((step) => [step, homeStatus({ step, late: false, mayReapply: false })])),
    ).toEqual({
      1: 'assessing',
      2: 'repaying',
      3: 'overdue',
      4: 'canLoan',
      5: 'failed',
      6: 'failed',
      7: 'lending',
      8: 'canLoan',
      9: 'rejected',
      10: 'repaying',
      11: 'failed',
      12: 'failed',
      14: 'success',
      17: 'failed',
      18: 'success',
    });
    expect(homeStatus(null)).toBe('canLoan');
  });

  it('[S4-04] a failed repayment is overdue only after the due date', () => {
    const order = { step: orderSteps.payFail, mayReapply: true };
    expect(homeStatus({ ...order, late: false })).toBe('repaying');
    expect(homeStatus({ ...order, late: true })).toBe('overdue');
  });

  it('[S4-42] a rejected applicant can borrow again after the waiting period', () => {
    const order = { step: orderSteps.reject, late: false };
    expect(homeStatus({ ...order, mayReapply: false })).toBe('rejected');
    expect(homeStatus({ ...order, mayReapply: true })).toBe('canLoan');
  });

  it('a record has a status at each step', () => {
    expect(Object.fromEntries(steps.map((step) => [step, orderStatus(step)]))).toEqual({
      1: 'assessing',
      2: 'repaying',
      3: 'overdue',
      4: 'finished',
      5: 'addingCard',
      6: 'incomplete',
      7: 'disbursing',
      8: 'cancelled',
      9: 'rejected',
      10: 'failed',
      11: 'incomplete',
      12: 'incomplete',
      14: 'assessing',
      17: 'incomplete',
      18: 'disbursing',
    });
  });
});

const cancellable = (rule: 'never' | 'untilMoneyDrawn') =>
  Object.values(orderSteps)
    .filter((step) => mayCancel(step, rule))
    .toSorted((one, other) => one - other);

it('[S1-47] an order may be cancelled until the disbursement, or never after the submission', () => {
  expect(cancellable('untilMoneyDrawn')).toEqual([1, 5, 6, 11, 12, 14, 17, 18]);
  expect(cancellable('never')).toEqual([5, 6, 11, 12, 17]);
});
