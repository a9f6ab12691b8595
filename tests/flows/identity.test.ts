import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stepOf } from '../../server/test/loan.ts';
import type { Caller } from '../../server/test/test-lender.ts';
import { expectAccessible } from './expect-accessible.ts';
import { onOneLender } from './on-one-lender.ts';
import { atPhotos, logIn, overHttp } from './over-http.ts';
import { photo, received } from './photo.ts';

const on = onOneLender();
let lender: Caller;
beforeAll(() => {
  lender = overHttp(on.lender.url);
});

const folder = mkdtempSync(path.join(tmpdir(), 'kopa-photos-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const address = '/auth/id_card_authentication';
type File = ReturnType<typeof photo>;

async function open(number: string) {
  const loan = await atPhotos(lender, number);
  await logIn(on.page, lender, loan.token);
  await on.open(address);
  await on.heading('Three photos to show it is you', 2);
  return loan;
}

const field = (title: string) => on.page.getByRole('group', { name: title });
const front = () => field('1. ID, front');
const back = () => field('2. ID, back');
const face = () => field('3. Your face');

/** Takes a photo with a button of the page or of one of its photos. */
async function take(name: string, file: File | string, inside = on.page.locator('body')) {
  const chooser = on.page.waitForEvent('filechooser');
  await inside.getByRole('button', { name, exact: true }).tap();
  await (await chooser).setFiles(file);
}

/** The three photos, all uploaded. */
async function takeAll(files: readonly File[] = [photo(1), photo(2), photo(3)]) {
  await take('Photo of the front', files[0]!);
  await front().getByText(received).waitFor();
  await take('Photo of the back', files[1]!);
  await back().getByText(received).waitFor();
  await take('Photo of your face', files[2]!);
  await face().getByText(received).waitFor();
}

const goOn = () => on.page.getByRole('button', { name: 'Continue', exact: true }).tap();

describe('the identity photos', () => {
  it('[S2-74][S5-46][S9-05] the photos are front, back and selfie; the face comes from the camera only', async () => {
    const { token } = await open('712351001');
    await expectAccessible(on.page, 'nothing taken');
    await face().getByText('5 to 10 seconds.', { exact: false }).waitFor();
    await expect.poll(() => front().getByRole('button', { name: 'Choose a photo' }).count()).toBe(1);
    await takeAll();
    await expectAccessible(on.page, 'all taken');
    const cameras = await on.page
      .locator('input[type=file]')
      .evaluateAll((inputs) => inputs.map((input) => input.getAttribute('capture')));
    expect(cameras).toEqual(['environment', 'environment', 'user']);
    await goOn();
    await on.page.waitForFunction(() => window.location.hash === '#/bank_account/add_bankcard');
    await expect.poll(() => stepOf(lender, token)).toBe(5);
    on.phone.expectNoErrors();
  });

  it('the photos return after a killed page, and after the borrower left and came back', async () => {
    await open('712351002');
    await take('Photo of the front', photo(1));
    await front().getByText(received).waitFor();
    await on.page.reload();
    await front().getByText(received).waitFor();
    await take('Photo of the back', photo(2));
    await back().getByText(received).waitFor();
    await on.open('/');
    await on.page.getByRole('button', { name: 'Edit' }).tap();
    await on.heading('Three photos to show it is you', 2);
    await back().getByText(received).waitFor();
    await on.page.getByRole('button', { name: 'Photo of your face' }).waitFor();
  });

  it('the photos stay after a lost connection, and are sent by themselves when the connection returns', async () => {
    await open('712351003');
    await on.phone.context.setOffline(true);
    await take('Photo of the front', photo(1));
    await front().getByText('There is no connection.', { exact: false }).waitFor();
    await front().getByRole('button', { name: 'Try again' }).waitFor();
    await expectAccessible(on.page, 'a photo that was not sent');
    await on.phone.context.setOffline(false);
    await front().getByText(received).waitFor();
    on.phone.expectNoErrors();
  });

  it('an upload shows its progress, can be stopped, and is sent afterwards', async () => {
    await open('712351004');
    let held: (() => void) | undefined;
    await on.page.route('**/api/**', async (route) => {
      if (!(route.request().headers()['content-type'] ?? '').startsWith('multipart')) return route.continue();
      await new Promise<void>((resolve) => {
        held = resolve;
      });
      return route.continue().catch(() => undefined);
    });
    await take('Photo of the front', photo(1));
    await front().getByRole('progressbar', { name: 'Sending the photo' }).waitFor();
    await front().getByRole('button', { name: 'Cancel' }).tap();
    await front().getByText('Stopped. The photo is still here.').waitFor();
    held?.();
    await on.page.unrouteAll({ behavior: 'ignoreErrors' });
    await front().getByRole('button', { name: 'Send this photo' }).tap();
    await front().getByText(received).waitFor();
  });

  it('[S5-45] files that are no photo, too large or cut are refused, and not sent', async () => {
    await open('712351005');
    let sent = 0;
    on.page.on('request', (request) => {
      if (request.method() === 'POST') sent += 1;
    });
    const whole = photo(1);
    const gif = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no photo at all') };
    await take('Photo of the front', gif);
    await front().getByText('This file is not a photo.', { exact: false }).waitFor();
    // From a file, because a transfer over the wire to the browser would take too long.
    const large = path.join(folder, 'large.png');
    writeFileSync(large, Buffer.concat([whole.buffer], 20 * 1024 * 1024 + 1));
    await take('Photo of the front', large);
    await front().getByText('This photo is too large.', { exact: false }).waitFor();
    const jpeg = await jpegOf(whole);
    await take('Photo of the front', { ...jpeg, buffer: jpeg.buffer.subarray(0, jpeg.buffer.length / 2) });
    await front().getByText('This photo is cut off. Take it again.').waitFor();
    expect(sent).toBe(0);
    await take('Photo of the front', jpeg);
    await front().getByText(received).waitFor();
    // Firefox says so of the cut photo.
    on.phone.expectNoErrors(/Image corrupt or truncated/);
  });

  it.each([
    ['[S8-25]', 'Photo of the front', front, 'Card front failed to identify.'],
    ['[S8-26]', 'Photo of the back', back, 'Card back failed to identify.'],
    ['[S8-22]', 'Photo of your face', face, 'Face recognition failed.'],
  ] as const)('%s an unreadable %s is refused at its own place', async (clause, button, at, words) => {
    await open(`7123511${clause.slice(-3, -1)}`);
    if (clause !== '[S8-25]') {
      await take('Photo of the front', photo(1));
      await front().getByText(received).waitFor();
    }
    if (clause === '[S8-22]') {
      await take('Photo of the back', photo(2));
      await back().getByText(received).waitFor();
    }
    await take(button, photo(7, { width: 300, height: 200 }));
    await at().getByText(words, { exact: false }).waitFor();
    // The same photo would be refused again.
    expect(await at().getByRole('button', { name: 'Try again' }).count()).toBe(0);
    await take(button, photo(8));
    await at().getByText(received).waitFor();
  });

  it('[S8-24] two photos of the same side start again at front and back', async () => {
    const { token } = await open('712351006');
    await takeAll([photo(1), photo(1), photo(2)]);
    await goOn();
    for (const side of [front, back])
      await side().getByText('OCR identification failed, restart', { exact: false }).waitFor();
    await face().getByText(received).waitFor();
    await expect.poll(() => on.page.evaluate(() => document.activeElement?.id)).toBe('photo-front');
    await expectAccessible(on.page, 'start again');
    await take('Photo of the front', photo(4));
    await front().getByText(received).waitFor();
    await take('Photo of the back', photo(5));
    await back().getByText(received).waitFor();
    await goOn();
    await on.page.waitForFunction(() => window.location.hash === '#/bank_account/add_bankcard');
    await expect.poll(() => stepOf(lender, token)).toBe(5);
  });

  it('[S1-13][S5-46][S8-22] a selfie that is a photo of the card is refused at the face', async () => {
    await open('712351007');
    await takeAll([photo(1), photo(2), photo(1)]);
    await goOn();
    await face().getByText('Face recognition failed.', { exact: false }).waitFor();
    await front().getByText(received).waitFor();
    await back().getByText(received).waitFor();
    await take('Photo of your face', photo(3));
    await face().getByText(received).waitFor();
    await goOn();
    await on.page.waitForFunction(() => window.location.hash === '#/bank_account/add_bankcard');
  });
});

/** The same picture as a camera's JPEG. */
async function jpegOf({ buffer }: File): Promise<File> {
  const base64 = await on.page.evaluate(async (source) => {
    const image = new Image();
    image.src = `data:image/png;base64,${source}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    canvas.getContext('2d')!.drawImage(image, 0, 0);
    return canvas.toDataURL('image/jpeg', 0.9).split(',')[1]!;
  }, buffer.toString('base64'));
  return { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(base64, 'base64') };
}
