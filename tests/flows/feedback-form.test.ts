import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sandboxFeedbackAnswer } from '@kopa/contract/calls/sandbox-feedback';
import { afterAll, describe, expect, it } from 'vitest';
import { complained } from '../../server/test/feedback.ts';
import { granted } from '../../server/test/test-lender.ts';
import { expectAccessible } from './expect-accessible.ts';
import { keysHand } from './keys-hand.ts';
import { onFeedback } from './on-feedback.ts';
import { newcomer } from './over-http.ts';
import { photo } from './photo.ts';

const here = onFeedback();
const { on, button, row, box, said, at, pick, give, sent } = here;

const folder = mkdtempSync(path.join(tmpdir(), 'kopa-feedback-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A file that is no good picture. */
const junk = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer });

describe('the form of feedback', () => {
  it('[S5-40] [S5-41] the form keeps text and uploaded pictures after a killed page, and states the fault of a file', async () => {
    const token = await newcomer(on.page, here.lender, '713600002');
    await on.open('/feedback/add_feedback');
    await pick('What is it about', 'Loan not received');
    await box('What happened').fill('The money did not come.');
    await give('Add pictures', [junk('receipt.pdf', 'application/pdf', Buffer.from('%PDF-1.7'))]);
    await said(/This file is not a photo/);
    const large = path.join(folder, 'large.png');
    writeFileSync(large, Buffer.alloc(20 * 1024 * 1024 + 1));
    await give('Add pictures', large);
    await said(/A picture is larger than 20 MB/);
    await give('Add pictures', [junk('empty.png', 'image/png', Buffer.alloc(0))]);
    await said(/This file is empty/);
    const whole = photo(3);
    await give('Add pictures', [{ ...whole, buffer: whole.buffer.subarray(0, whole.buffer.length / 2) }]);
    await said(/This photo is cut off/);
    await give(
      'Add pictures',
      [1, 2, 3, 4, 5, 6].map((seed) => photo(seed)),
    );
    await said(/Choose 5 pictures at most\. The others were left out\./);
    await on.page.getByText('Received', { exact: true }).nth(4).waitFor();
    await said('5 pictures are the most. Remove one to add another.');
    await expectAccessible(on.page, 'five pictures');
    for (const place of [5, 4, 3, 2]) await button(`Remove Picture ${place}`).tap();
    await on.page.close();

    const again = await on.phone.context.newPage();
    await again.goto(`${on.lender.url}/#/feedback/add_feedback`);
    const happened = again.getByRole('textbox', { name: /^What happened/ });
    await happened.waitFor();
    await expect.poll(() => happened.inputValue()).toBe('The money did not come.');
    await again.getByText(/^Saved on this phone, .*\d\d:\d\d$/).waitFor();
    // One picture arrived before; one is lost on the way, stops the sending, and is sent again.
    await again.getByText('Received', { exact: true }).waitFor();
    let lines = 0;
    await again.route('**/api/**', (route) =>
      (route.request().headers()['content-type'] ?? '').startsWith('multipart') && (lines += 1) === 1
        ? route.abort()
        : route.continue(),
    );
    const asked = again.waitForEvent('filechooser');
    await again.getByRole('button', { name: 'Add pictures' }).tap();
    await (await asked).setFiles([photo(8)]);
    await again
      .getByText(/^There is no connection/)
      .first()
      .waitFor();
    await again.getByRole('button', { name: 'Send', exact: true }).tap();
    await again.getByRole('heading', { name: 'Please fix 1 answer' }).waitFor();
    await again.getByRole('button', { name: 'Try again' }).tap();
    await again.getByText('Received', { exact: true }).nth(1).waitFor();
    await again.getByRole('button', { name: 'Send', exact: true }).tap();
    await again.getByRole('heading', { name: 'We have your message' }).waitFor();
    const [kept] = await sent(token);
    expect(kept).toMatchObject({ type: 7, description: 'The money did not come.' });
    expect(kept!.receiptImages).toHaveLength(2);
    // After the sending, the next form is empty.
    await again.goto(`${on.lender.url}/#/feedback/add_feedback`);
    await happened.waitFor();
    expect(await happened.inputValue()).toBe('');
    on.phone.expectNoErrors(/ERR_FAILED/);
  });

  it('feedback can be changed until it is read, the same feedback opens the existing one, and all faults are stated', async () => {
    const token = await newcomer(on.page, here.lender, '713600003');
    const first = await complained(here.lender, token, { description: 'I paid on Sunday.' });
    await on.open('/feedback/add_feedback');
    await pick('What is it about', 'Repaid bill not updated');
    await said('You have already written to us about this');
    await button('Open what you sent').tap();
    await at(`/feedback/feedbackDetail?id=${first.id}`);
    await on.page.getByText('Your details', { exact: true }).tap();
    await button('Change what you sent').tap();
    await at('/feedback/add_feedback?id=');
    await expect.poll(() => box('What happened').inputValue()).toBe('I paid on Sunday.');
    await box('What happened').fill('');
    await box('Phone or email').fill('1');
    await button('Save the changes').tap();
    await on.heading('Please fix 2 answers', 2);
    await said(/Enter a Kenyan mobile number/);
    await expectAccessible(on.page, 'a form with two errors');
    await box('What happened').fill('I paid on Monday.');
    await box('Phone or email').fill('wanjiru@mail.example');
    await button('Save the changes').tap();
    await said('I paid on Monday.');
    expect((await sent(token))[0]).toMatchObject({
      description: 'I paid on Monday.',
      contact: 'wanjiru@mail.example',
      receiverAccount: first.receiverAccount,
    });
    // After an answer, the address of the form redirects to the board.
    granted(await here.lender.call(sandboxFeedbackAnswer, { id: first.id, content: 'We look.' }));
    await on.open(`/feedback/add_feedback?id=${first.id}`);
    await at(`/feedback/feedbackDetail?id=${first.id}`);
    await said('We look.');
    expect(await button('Change what you sent').count()).toBe(0);
    // As much is open as may be.
    for (const type of [2, 3, 4, 5]) await complained(here.lender, token, { type });
    await on.open('/feedback/add_feedback');
    await on.heading('We are still on it', 2);
    on.phone.expectNoErrors();
  });

  it('feedback can be written, answered, closed and rated by keys alone', async () => {
    const token = await newcomer(on.page, here.lender, '713600006');
    const keys = keysHand(on.page);
    await on.open('/feedback/feedback_list');
    await keys.press(button('Write to us'));
    await keys.press(row('What is it about'));
    await keys.take(on.page.getByRole('dialog'), /^Other/);
    await keys.type(box('What happened'), 'The letters are too small.');
    await keys.press(button('Send'));
    await on.heading('We have your message', 2);
    await keys.press(button('See your message'));
    await at('/feedback/feedbackDetail');
    await keys.type(box('Write a message'), 'On the payment page.');
    await on.page.keyboard.press('Control+Enter');
    await said('On the payment page.');
    await keys.press(button('Close this message'));
    await keys.press(button('Close it, not solved'));
    await said('Done · not solved');
    await keys.mark(on.page.getByRole('radio', { name: /^2 of 5/ }));
    await keys.press(button('Send the rating'));
    await said('You gave 2 stars of 5');
    expect((await sent(token))[0]).toMatchObject({ type: 3, resolved: false, rating: 2 });
    on.phone.expectNoErrors();
  });
});
