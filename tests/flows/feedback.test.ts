import { feedbackDetail, leaveFeedbackMessage } from '@kopa/contract/calls/feedback';
import {
  sandboxFeedbackAnswer,
  sandboxFeedbackAsk,
  sandboxFeedbackClose,
} from '@kopa/contract/calls/sandbox-feedback';
import { feedbackTypes } from '@kopa/contract/enumerations/feedback';
import { describe, expect, it } from 'vitest';
import { complained } from '../../server/test/feedback.ts';
import { granted } from '../../server/test/test-lender.ts';
import { expectAccessible } from './expect-accessible.ts';
import { onFeedback } from './on-feedback.ts';
import { newcomer } from './over-http.ts';
import { photo } from './photo.ts';
import { addressOf } from './sent-sections.ts';
import { takeOption } from './take-option.ts';

const here = onFeedback();
const { on, button, row, box, said, at, give, sent } = here;
const idOf = async () => new URLSearchParams((await on.path()).split('?')[1]).get('id') ?? '';

/** The messages to and from the lender, in order. */
const contents = async (id: string, token: string) =>
  granted(await here.lender.call(feedbackDetail, { id }, { token })).messageList.map(
    ({ content }) => content,
  );

/** The page becomes visible, as after a look at another app: new messages are requested at once. */
const lookAgain = () =>
  on.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

describe('feedback', () => {
  it('[S1-28][S2-86][S2-87][S2-88][S2-89] feedback is sent with a picture, answered, replied to, solved, reopened and rated', async () => {
    const token = await newcomer(on.page, here.lender, '713600001');
    await on.open('/feedback');
    await at('/feedback/feedback_list');
    await on.heading('Nothing sent yet', 2);
    await expectAccessible(on.page, 'an empty list');
    await button('Write to us').tap();
    await at('/feedback/add_feedback');

    await row('What is it about').tap();
    const offered = await on.page.getByRole('dialog').getByRole('option').allInnerTexts();
    expect(offered).toHaveLength(Object.keys(feedbackTypes).length);
    await takeOption(on.page.getByRole('dialog').getByRole('option', { name: 'Repaid bill not updated' }));
    // An answer that may save the wait stands before the rest.
    await button('How do I pay back?').tap();
    await said(/^In the app, under the loan/);
    await box('What happened').fill('I paid 2,000 by paybill.\nIt does not show.');
    await expect.poll(() => box('Phone or email').inputValue()).toBe('713600001');
    await box('Account the money was sent to').fill('Paybill 000 123');
    await give('Add pictures', [photo(1)]);
    await said('Received');
    await row('Day for a call').tap();
    await on.page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).tap();
    await on.page.getByRole('dialog').waitFor({ state: 'hidden' });
    await row('Time for a call').tap();
    await takeOption(on.page.getByRole('dialog').getByRole('option').last());
    await on.page.getByRole('dialog').waitFor({ state: 'hidden' });
    await expectAccessible(on.page, 'a form that is filled in');
    // Two taps are one feedback.
    await button('Send').evaluate((element: HTMLElement) => {
      element.click();
      element.click();
    });
    await on.heading('We have your message', 2);
    await at('/feedback/feedback_result');
    const id = await idOf();
    await said(id);
    await said(/^We answer within 48 hours/);
    await said(/^You asked for a call on/);
    await expectAccessible(on.page, 'it has arrived');
    const [kept, ...others] = await sent(token);
    expect(others).toEqual([]);
    expect(kept).toMatchObject({
      id,
      type: 1,
      contact: '713600001',
      receiverAccount: 'Paybill 000 123',
      receiptImages: [{ mediaType: 'image/jpeg' }],
    });
    expect(kept!.appointmentTime).not.toBeNull();

    await button('See your message').tap();
    await on.heading('Repaid bill not updated');
    await said('Platform processing');
    await button(/^Picture 1/).tap();
    const shown = on.page.getByRole('dialog').getByRole('img', { name: 'Picture 1' });
    await expect
      .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await on.page.goBack();
    await on.page.getByRole('dialog').waitFor({ state: 'hidden' });

    // A message of customer service appears by itself.
    granted(
      await here.lender.call(sandboxFeedbackAsk, { id, content: 'Which code? See https://kopa.example' }),
    );
    await said('Your reply is needed');
    await said(/^Which code/);
    expect(await on.page.getByRole('link').count()).toBe(0);
    await give('Attach a photo', [photo(2)]);
    await said('Received');
    await button('Send').tap();
    await said('Write a few words first');
    await box('Write a message').fill('SKL8Q2XY7P');
    await expectAccessible(on.page, 'a reply with a picture');
    await button('Send').evaluate((element: HTMLElement) => {
      element.click();
      element.click();
    });
    await said('Platform processing');
    const board = granted(await here.lender.call(feedbackDetail, { id }, { token }));
    expect(board.messageList.map(({ author, images }) => [author, images.length])).toEqual([
      ['platform', 0],
      ['borrower', 1],
    ]);

    granted(await here.lender.call(sandboxFeedbackAnswer, { id, content: 'Found it.' }));
    await lookAgain();
    await said('Found it.');
    await button('Yes, it is solved').tap();
    await said('Done · solved');
    expect(await box('Write a message').count()).toBe(0);
    await button('Open it again').tap();
    await said('Platform processing');
    granted(await here.lender.call(sandboxFeedbackClose, { id, resolved: false }));
    await lookAgain();
    await said('Done · not solved');
    await on.page.getByRole('radio', { name: /^4 of 5/ }).check();
    await expectAccessible(on.page, 'a rating');
    await button('Send the rating').tap();
    await said('You gave 4 stars of 5');
    expect((await sent(token))[0]).toMatchObject({
      reviewStatus: 4,
      resolved: false,
      rating: 4,
      actions: [],
    });
    on.phone.expectNoErrors();
  });

  it('[S7-85] an unsent message is sent once when the connection returns', async () => {
    const token = await newcomer(on.page, here.lender, '713600009');
    const { id } = await complained(here.lender, token);
    await on.open(`/feedback/feedbackDetail?id=${id}`);
    await box('Write a message').fill('Are you there?');
    await on.phone.context.setOffline(true);
    await button('Send').tap();
    await said('Not sent');
    await on.phone.context.setOffline(false);
    await on.page.getByText('Not sent').waitFor({ state: 'hidden' });
    await expect.poll(() => contents(id, token)).toEqual(['Are you there?']);
    on.phone.expectNoErrors();
  });

  it('the red dot stays until the borrower reads; an unsent message survives a killed page and is sent once', async () => {
    const token = await newcomer(on.page, here.lender, '713600004');
    const { id } = await complained(here.lender, token);
    await on.open('/me');
    await row('Help and feedback').waitFor();
    granted(await here.lender.call(sandboxFeedbackAnswer, { id, content: 'We look into it.' }));
    await on.page.reload();
    await said('New answer');
    await row('Help and feedback').tap();
    await at('/feedback/feedback_list');
    await said('New answer');
    await expectAccessible(on.page, 'a list with a red dot');
    await row('Repaid bill not updated').tap();
    await said('We look into it.');
    await box('Write a message').fill('Thank you');
    // Not by taking the phone offline: that ends as the page is closed, and the message might still leave
    // with the line that is back.
    await on.page.route(addressOf(leaveFeedbackMessage), (route) => route.abort());
    await button('Send').tap();
    await said('Not sent');
    await on.page.close();

    const again = await on.phone.context.newPage();
    await again.goto(`${on.lender.url}/#/feedback/feedbackDetail?id=${id}`);
    await again.getByText('Thank you', { exact: true }).waitFor();
    await again.getByText('Not sent').waitFor({ state: 'hidden' });
    await expect.poll(() => contents(id, token)).toEqual(['We look into it.', 'Thank you']);
    await again.goto(`${on.lender.url}/#/me`);
    await again.getByRole('button', { name: /^Help and feedback/ }).waitFor();
    expect(await again.getByText('New answer').count()).toBe(0);
    on.phone.expectNoErrors(/ERR_FAILED/);
  });

  it('[S1-30][S2-50][S3-139][S3-140][S3-141] feedback and its questions exist in Spanish and Swahili', async () => {
    const token = await newcomer(on.page, here.lender, '713600005');
    const all = [];
    for (const type of [1, 2, 3, 4, 5]) all.push(await complained(here.lender, token, { type }));
    granted(await here.lender.call(sandboxFeedbackClose, { id: all[0]!.id, resolved: true }));
    granted(await here.lender.call(sandboxFeedbackClose, { id: all[1]!.id, resolved: false }));
    for (const type of [6, 7]) all.push(await complained(here.lender, token, { type }));
    granted(await here.lender.call(sandboxFeedbackAsk, { id: all[2]!.id, content: 'Which?' }));
    granted(await here.lender.call(sandboxFeedbackAnswer, { id: all[3]!.id, content: 'Yes.' }));
    const rows = () => on.page.getByRole('button', { name: /F[2-9A-Z]{10}/ }).allInnerTexts();
    const speak = async (language: string) => {
      await on.page.evaluate((code) => {
        const settings = JSON.parse(localStorage.getItem('settings') ?? '{}') as object;
        localStorage.setItem('settings', JSON.stringify({ ...settings, language: code }));
      }, language);
      await on.page.reload();
    };
    const listed = async () => {
      await on.open('/feedback/feedback_list');
      await on.page
        .getByRole('button', { name: /F[2-9A-Z]{10}/ })
        .nth(6)
        .waitFor();
      return (await rows()).map((text) => text.split('\n').filter((line) => !/^N(?:o\.|a\.|\.º)/.test(line)));
    };
    await expect
      .poll(() => listed())
      .toEqual([
        ['Loan not received', 'Platform processing'],
        ['Want to repay', 'Platform processing'],
        ['Want to borrow', 'Platform processing'],
        ['Loan failure', 'Platform processing', 'New answer'],
        ['Other', 'I need to reply', 'New answer'],
        ['Extend period', 'Done · not solved', 'New answer'],
        ['Repaid bill not updated', 'Done · solved', 'New answer'],
      ]);
    await speak('sw');
    expect((await listed())[6]).toEqual(['Malipo hayajasasishwa', 'Imekamilika · imetatuliwa', 'Jibu jipya']);
    await expectAccessible(on.page, 'a list in Swahili');
    await speak('es');
    await listed();
    await row('Preguntas y respuestas').tap();
    await at('/feedback/feedback_faq');
    await on.page.getByRole('searchbox').fill('dos prestamos');
    await button('¿Puedo tener dos préstamos a la vez?').tap();
    await expectAccessible(on.page, 'questions in Spanish');
    await on.page.goBack();
    await at('/feedback/feedback_list');
    // A link to one question, for a visitor.
    await on.page.evaluate(() => localStorage.clear());
    await on.open('/feedback/feedback_faq?code=twoLoans');
    await on.page.reload();
    await said(/^No\. When the first one is paid back/);
    on.phone.expectNoErrors();
  });
});
