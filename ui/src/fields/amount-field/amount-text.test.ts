import { describe, expect, it } from 'vitest';
import { caretAfterDigits, readAmount, type AmountEdit } from './amount-text.js';

/** `|` is the caret. */
const edit = (shown: string, rest: Partial<AmountEdit> = {}) =>
  readAmount({
    raw: shown.replace('|', ''),
    caret: shown.indexOf('|'),
    before: '',
    kind: 'insertText',
    decimal: '.',
    maxDigits: 9,
    ...rest,
  });

describe('readAmount', () => {
  it.each([
    ['10,3702|', '103702', 6],
    ['102|,370', '102370', 3],
    ['0050|', '50', 2],
    ['00|50', '50', 0],
    ['KSh 1 000|', '1000', 4],
    ['|', '', 0],
    ['1234567890|', '123456789', 9],
  ])('readAmount reads %s', (shown, digits, beforeCaret) => {
    expect(edit(shown)).toEqual({ digits, beforeCaret });
  });

  it('readAmount removes the digit beyond a deleted separator', () => {
    expect(edit('10|370', { before: '10370', kind: 'deleteContentBackward' })).toEqual({
      digits: '1370',
      beforeCaret: 1,
    });
    expect(edit('10|370', { before: '10370', kind: 'deleteContentForward' })).toEqual({
      digits: '1070',
      beforeCaret: 2,
    });
  });

  it('readAmount never turns pasted cents into shillings', () => {
    const paste = { kind: 'insertFromPaste' };
    expect(edit('KSh 10,370.50|', paste).digits).toBe('10370');
    expect(edit('10.370,50|', { ...paste, decimal: ',' }).digits).toBe('10370');
    expect(edit('10,370|', paste).digits).toBe('10370');
    expect(edit('10.370|', { ...paste, decimal: ',' }).digits).toBe('10370');
  });
});

it('the caret is found behind a given number of digits', () => {
  expect(caretAfterDigits('102,370', 3)).toBe(3);
  expect(caretAfterDigits('102,370', 4)).toBe(5);
  expect(caretAfterDigits('102,370', 9)).toBe(7);
});
