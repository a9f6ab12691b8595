import { errorCodes } from '@kopa/contract';
import { deskErrorCodes } from '@kopa/contract/desk/desk-error-codes';
import { describe, expect, it } from 'vitest';
import { wordsIn } from '../flows/words.ts';

/** In lower case without punctuation: the specification writes the messages as a list. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z ]/g, '')
    .trim();

describe('the messages of section 8', () => {
  const sentences = [...wordsIn('en').all.values()].flatMap((text) => text.split(/(?<=[.!?:])\s/)).map(plain);

  it.each([
    '[S8-01] User not logged in.',
    '[S8-02] Token expired, please login again.',
    '[S8-03] The account is logged in from another device.',
    '[S8-04] Token invalid, please login again.',
    '[S8-11] Copy failed',
    '[S8-12] Copied',
    '[S8-13] No data',
    '[S8-14] Exited successfully',
    '[S8-15] Cancellation success',
    '[S8-16] Cancellation fail',
    '[S8-17] fail',
    '[S8-18] orderNo cannot be empty',
    '[S8-19] payOrderId cannot be empty please try again',
    '[S8-20] This order has timed out please try again',
    '[S8-21] There is no payment method please choose another channel',
    '[S8-22] Face recognition failed',
    '[S8-23] Pan card recognition failed',
    '[S8-24] OCR identification failed restart',
    '[S8-25] Card front failed to identify',
    '[S8-26] Card back failed to identify',
    '[S8-27] Network failed please reload the page',
    '[S8-28] First answer the question',
    '[S8-29] Complete the credit history questionnaire',
    '[S8-30] There are still unanswered questions',
  ])('the messages have the words of section 8: %s', (message) => {
    const [, words = ''] = /^\[S8-\d+\] (.*)$/.exec(message) ?? [];
    expect(sentences).toContain(plain(words));
  });
});

it('each refusal has a code of its own, at the desk too', () => {
  const numbers = [...Object.values(errorCodes), ...Object.values(deskErrorCodes)];
  expect(numbers.filter((code, at) => numbers.indexOf(code) !== at)).toEqual([]);
});
