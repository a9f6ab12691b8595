import { toBirthday } from '@kopa/contract';
import { saveBasicInfoMarket } from '@kopa/contract/calls/basic-info';
import { saveFaceImage, uploadCurpBack, uploadCurpFront } from '@kopa/contract/calls/user';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { personal } from '../../server/test/borrower.ts';
import { degrade } from '../../server/test/cards/degrade.ts';
import { drawCard } from '../../server/test/cards/draw-card.ts';
import { drawFace } from '../../server/test/cards/draw-face.ts';
import { people, type Person } from '../../server/test/cards/people.ts';
import { stepOf } from '../../server/test/loan.ts';
import { granted, type Caller } from '../../server/test/test-lender.ts';
import { launchCameraBrowser, type CameraBrowser } from './camera-browser.ts';
import { expectAccessible } from './expect-accessible.ts';
import { atPhotos, logIn, overHttp } from './over-http.ts';
import { startAmongMany, type LenderAmongMany } from './start-among-many.ts';
import { startPhone, type Phone } from './start-phone.ts';
import { received as arrivedPhoto } from './photo.ts';

let camera: CameraBrowser;
let running: LenderAmongMany;
let lender: Caller;
let phone: Phone;
let person: Person;
let seen: { front: Buffer; back: Buffer; face: Buffer };

beforeAll(async () => {
  // Kenya's form takes eight digits.
  person = people(20_260_302, 9).find(({ nationalId }) => nationalId.length === 8)!;
  const [card, face] = await Promise.all([drawCard(person), drawFace(person.seed)]);
  const [front, back] = await Promise.all([degrade(card.front, 'desk'), degrade(card.back, 'desk')]);
  seen = { front, back, face };
  [camera, running] = await Promise.all([
    launchCameraBrowser('allow'),
    startAmongMany({ env: { IDENTITY: 'embedded' } }),
  ]);
  lender = overHttp(running.url);
});
afterEach(() => phone?.close());
afterAll(async () => {
  await Promise.all([camera?.close(), running?.stop()]);
});

/** A borrower at the three photos whose typed values match the card, except for the given ones. */
async function open(number: string, mistyped: Partial<typeof personal> = {}) {
  const loan = await atPhotos(lender, number);
  const [firstName, ...others] = person.names.split(' ');
  const typed = {
    ...personal,
    firstName: firstName!,
    middleName: others.slice(0, -1).join(' '),
    lastName: others.at(-1)!,
    birthday: toBirthday(person.birthday),
    nationalId: person.nationalId,
    ...mistyped,
  };
  granted(await lender.send(saveBasicInfoMarket, { loanOrderId: loan.orderNo, ...typed }, loan));
  phone = await startPhone(camera.browser);
  await logIn(phone.page, lender, loan.token);
  return loan;
}
const show = async () => {
  await phone.page.goto(`${running.url}/#/auth/id_card_authentication`);
  await phone.page.getByRole('heading', { name: 'Three photos to show it is you' }).waitFor();
};
const button = (name: string) => phone.page.getByRole('button', { name, exact: true });
const goesOn = () => phone.page.waitForFunction(() => window.location.hash === '#/bank_account/add_bankcard');

/** With the camera of the page. */
async function take(name: string, title: string, picture: Buffer) {
  camera.hold(picture);
  await button(name).tap();
  await phone.page.locator('[data-camera-shutter]:not([aria-disabled])').tap();
  await button('Use this photo').tap();
  await phone.page.getByRole('group', { name: title }).getByText(arrivedPhoto).waitFor();
}

describe('an identity check in the browser', () => {
  it('[S1-12] [S1-13] [S2-74] [S9-05] the check passes with the card and the face in the camera', async () => {
    camera.hold(seen.front);
    const { token } = await open('712354001');
    await show();
    // Before the page knows of the camera, a press opens the browser's own.
    await phone.page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('camera-panel')),
    );
    await take('Photo of the front', '1. ID, front', seen.front);
    await take('Photo of the back', '2. ID, back', seen.back);
    await take('Photo of your face', '3. Your face', seen.face);
    await button('Continue').tap();
    await goesOn();
    expect(await stepOf(lender, token)).toBe(5);
    phone.expectNoErrors();
  });

  it('[S1-12] a card with another number shows the values to check, and the borrower may continue to a manual check', async () => {
    const last = person.nationalId.at(-1) === '1' ? '2' : '1';
    const { token, orderNo: loanOrderId } = await open('712354002', {
      nationalId: person.nationalId.slice(0, -1) + last,
    });
    for (const [call, picture] of [
      [uploadCurpFront, seen.front],
      [uploadCurpBack, seen.back],
      [saveFaceImage, seen.face],
    ] as const)
      granted(
        await lender.call(
          call,
          { loanOrderId, file: new File([new Uint8Array(picture)], 'photo.jpg', { type: 'image/jpeg' }) },
          { token },
        ),
      );
    await show();
    await button('Continue').tap();
    await phone.page.getByText('The ID number on your card is not the one you typed.').waitFor();
    await expectAccessible(phone.page, 'what does not agree');
    expect(await stepOf(lender, token)).toBe(12);
    await button('Correct what I typed').tap();
    await phone.page.getByRole('heading', { name: 'About you', level: 1 }).waitFor();
    await phone.page.goBack();
    await button('Continue').tap();
    await button('It is correct, continue').tap();
    await goesOn();
    phone.expectNoErrors();
  });
});
