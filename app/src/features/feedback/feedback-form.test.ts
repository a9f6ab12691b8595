import { kenya } from '@kopa/contract/policy';

import { describe, expect, it } from 'vitest';
import {
  emptyFeedback,
  feedbackSchema,
  instantOf,
  requestOf,
  rowsOf,
  savedFeedback,
  type FeedbackForm,
} from './feedback-form.ts';
import { picturesOf, picturesText } from './kept-pictures.ts';
import { answeredFeedback as feedback } from './test/answered-feedback.ts';

const now = instantOf('2026-11-21', '10:00');

const filled: FeedbackForm = {
  ...emptyFeedback,
  type: '1',
  description: 'I paid on Sunday.',
  contact: '0712 345 678',
};
const errorsOf = (changes: Partial<FeedbackForm>, before: number | null = null) => {
  const result = feedbackSchema(kenya, () => now, before)['~standard'].validate({ ...filled, ...changes });
  const { issues = [] } = result as { issues?: readonly { message: string; path?: readonly unknown[] }[] };
  return Object.fromEntries(issues.map(({ path, message }) => [String(path?.[0]), message]));
};

describe('the feedback form', () => {
  it('[S3-124] the contact is a phone number or an email address, and the error says which is wrong', () => {
    expect(errorsOf({})).toEqual({});
    expect(errorsOf({ contact: 'wanjiru@mail.example' })).toEqual({});
    expect(errorsOf({ contact: '12345' })).toEqual({ contact: 'contact.phone' });
    expect(errorsOf({ contact: 'wanjiru@' })).toEqual({ contact: 'contact.email' });
  });

  it('all missing fields are reported together', () => {
    expect(errorsOf({ type: '', description: ' ', contact: '', appointmentDay: '2026-11-23' })).toEqual({
      type: 'feedbackType.required',
      description: 'description.required',
      contact: 'contact.required',
      appointmentClock: 'appointmentTime.invalid',
    });
  });

  it('[S3-125] the wished time is a future day with a time, within the limit', () => {
    const at = (appointmentDay: string, appointmentClock: string) =>
      errorsOf({ appointmentDay, appointmentClock });
    expect(at('2026-11-21', '10:30')).toEqual({});
    expect(at('', '10:30')).toEqual({ appointmentDay: 'appointmentTime.invalid' });
    expect(at('2026-11-21', '10:00')).toEqual({ appointmentClock: 'appointmentTime.past' });
    expect(at('2026-12-21', '10:00')).toEqual({});
    expect(at('2026-12-21', '10:30')).toEqual({ appointmentDay: 'appointmentTime.late' });
    // The saved time may have passed during the edit.
    const before = instantOf('2026-11-20', '09:00');
    expect(errorsOf({ appointmentDay: '2026-11-20', appointmentClock: '09:00' }, before)).toEqual({});
  });

  it('[S3-125] the form opens with the saved values, and sends them unchanged', () => {
    const form = savedFeedback(feedback);
    expect(instantOf(form.appointmentDay, form.appointmentClock)).toBe(feedback.appointmentTime);
    expect(requestOf(form, now)).toEqual({
      type: feedback.type,
      description: feedback.description,
      contact: feedback.contact,
      receiverAccount: feedback.receiverAccount,
      appointmentTime: feedback.appointmentTime,
      receiptImages: feedback.receiptImages.map(({ fileId }) => fileId),
    });
  });

  it("the lender's errors appear at the rows of their fields", () => {
    expect(rowsOf({ 'receiptImages.2': 'file.unknown', appointmentTime: 'appointmentTime.past' })).toEqual({
      receiptImages: 'receiptImages.gone',
      appointmentDay: 'appointmentTime.past',
    });
    expect(rowsOf({ receiptImages: 'receiptImages.many', contact: 'contact.long' })).toEqual({
      receiptImages: 'receiptImages.many',
      contact: 'contact.long',
    });
  });
});

describe('uploaded pictures', () => {
  const picture = { fileId: 'b2b0c1de-4a53', address: '/feedback-pictures/b2b0c1de', at: now };

  it('the policy limits the number of pictures, with addresses of any length', () => {
    const address = `/feedback-pictures/${'a'.repeat(120)}`;
    const five = Array.from({ length: kenya.feedback.maximumImages }, () => ({ ...picture, address }));
    expect(errorsOf({ receiptImages: picturesText(five) })).toEqual({});
  });

  it('pictures return from a draft while the lender can have them', () => {
    const text = picturesText([picture, { ...picture, at: null }]);
    expect(picturesOf(text, now + 3_600_000)).toHaveLength(2);
    // Pictures of sent feedback do not expire.
    expect(picturesOf(text, now + 24 * 3_600_000)).toEqual([{ ...picture, at: null }]);
  });

  it.each([
    'null',
    '{}',
    '[',
    '[1, null, {}]',
    JSON.stringify([{ ...picture, address: 'https://evil.example/' }]),
    JSON.stringify([{ ...picture, fileId: '../1' }]),
    JSON.stringify([{ ...picture, at: 'now' }]),
  ])('stored pictures are accepted only if valid: %s', (text) => {
    expect(picturesOf(text, now)).toEqual([]);
  });
});
