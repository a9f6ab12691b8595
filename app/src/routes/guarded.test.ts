import { describe, expect, it } from 'vitest';
import { guardedNames, isGuarded } from './guarded.ts';

const readings = ['listed', 'nearest', 'all'] as const;
const place = (name: string, path = '/x', needsToken = false) => ({ name, path, needsToken });

describe('the guard', () => {
  it.each([
    ['[S2-52]', 'settings'],
    ['[S2-53]', 'aboutUs'],
    ['[S2-54]', 'customerServices'],
    ['[S2-55]', 'faq'],
    ['[S2-56]', 'toBorrow'],
    ['[S2-57]', 'personalInfomation'],
    ['[S2-58]', 'bankAccount'],
    ['[S2-59]', 'addBankCard'],
    ['[S2-60]', 'idCardAuthentication'],
    ['[S2-61]', 'reviewTips'],
    ['[S2-62]', 'repayInfo'],
    ['[S2-63]', 'loanHistory'],
    ['[S2-64]', 'msgDetail'],
    ['[S2-65]', 'msgList'],
  ])('%s stops a visitor at %s, in every reading', (_clause, name) => {
    for (const reading of readings) expect(isGuarded(place(name), reading)).toBe(true);
  });

  it('the guard knows fourteen names', () => {
    expect(new Set(guardedNames).size).toBe(14);
  });

  it.each([
    ['[S2-62]', 'repayDetail', '/repay/repay_detail'],
    ['[S2-63]', 'records', '/records'],
    ['[S2-64]', 'feedbackDetail', '/feedback/feedbackDetail'],
    ['[S2-65]', 'feedbackList', '/feedback/feedback_list'],
  ])('%s leaves %s open under `listed`, and stops there under `nearest`', (_clause, name, path) => {
    expect(readings.map((reading) => isGuarded(place(name, path), reading))).toEqual([false, true, true]);
  });

  it.each([
    'home',
    'records',
    'me',
    'language',
    'confirmBorrow',
    'cashier',
    'feedback',
    'additionalInfomation',
    'loanQuestion',
  ])(
    '[S2-68] the guard leaves %s open under `listed`, and under `all` stops where a token is needed',
    (name) => {
      expect(isGuarded(place(name, '/x', true), 'listed')).toBe(false);
      expect(isGuarded(place(name, '/x', true), 'all')).toBe(true);
      expect(isGuarded(place(name), 'all')).toBe(false);
    },
  );

  it('the guard is safe against names that every object has', () => {
    expect(isGuarded(place('toString'), 'nearest')).toBe(false);
  });
});
