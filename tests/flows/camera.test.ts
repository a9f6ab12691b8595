import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { degrade } from '../../server/test/cards/degrade.ts';
import { drawCard } from '../../server/test/cards/draw-card.ts';
import { drawFace } from '../../server/test/cards/draw-face.ts';
import { people } from '../../server/test/cards/people.ts';
import { launchCameraBrowser, type CameraBrowser } from './camera-browser.ts';
import { expectAccessible } from './expect-accessible.ts';
import { atPhotos, logIn, overHttp } from './over-http.ts';
import { photo, received as arrivedPhoto } from './photo.ts';
import { startAmongMany, type LenderAmongMany } from './start-among-many.ts';
import { startPhone, type Phone } from './start-phone.ts';

let camera: CameraBrowser;
let lender: LenderAmongMany;
let phone: Phone;
let seen: { front: Buffer; shaken: Buffer; back: Buffer; face: Buffer };

beforeAll(async () => {
  const [person] = people(20_260_301, 1);
  if (!person) throw new Error('Nobody was invented.');
  const [card, face] = await Promise.all([drawCard(person), drawFace(person.seed)]);
  const [front, shaken, back] = await Promise.all([
    degrade(card.front, 'desk'),
    degrade(card.front, 'blur5'),
    degrade(card.back, 'desk'),
  ]);
  seen = { front, shaken, back, face };
  [camera, lender] = await Promise.all([launchCameraBrowser('allow'), startAmongMany()]);
});
afterEach(() => phone?.close());
afterAll(async () => {
  await Promise.all([camera?.close(), lender?.stop()]);
});

/**
 * Runs in the page: the bytes of each photo, parts and fields included. A browser does not report these to
 * its driver.
 */
function countWhatIsSent() {
  const sizes: number[] = [];
  let inParts = 0;
  const { send } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.send = function count(body) {
    this.upload.addEventListener('load', ({ loaded }) => {
      if (body instanceof Blob) inParts += loaded;
      if (!(body instanceof FormData)) return;
      sizes.push(inParts + loaded);
      inParts = 0;
    });
    send.call(this, body);
  };
  Object.assign(window, { sizesOfPhotos: sizes });
}
const sent = () =>
  phone.page.evaluate(() => (window as unknown as { sizesOfPhotos: number[] }).sizesOfPhotos);

/** At the three photos, on a phone of this browser. */
async function open(number: string, { browser } = camera) {
  phone = await startPhone(browser);
  await phone.page.addInitScript(countWhatIsSent);
  const caller = overHttp(lender.url);
  const { token } = await atPhotos(caller, number);
  await logIn(phone.page, caller, token);
  await phone.page.goto(`${lender.url}/#/auth/id_card_authentication`);
  await phone.page.getByRole('heading', { name: 'Three photos to show it is you' }).waitFor();
  // Before the page knows of a camera, a press opens the browser's own. Afterwards the page loads its camera
  // view.
  await phone.page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('camera-panel')),
  );
}

const button = (name: string) => phone.page.getByRole('button', { name, exact: true });
const overlay = () => phone.page.getByRole('dialog');
const says = (text: string) => overlay().getByText(text).waitFor();
const received = (title: string) =>
  phone.page.getByRole('group', { name: title }).getByText(arrivedPhoto).waitFor();
const shutter = () => overlay().getByRole('button', { name: 'Take a photo', exact: true });

describe('the camera in the page', () => {
  it('[S2-74][S9-05] the camera takes both sides of the card and the face, and requests a repetition of bad photos', async () => {
    camera.hold(seen.shaken);
    await open('712352001');
    await button('Photo of the front').tap();
    await says('Not sharp yet. Hold the phone still.');
    await expectAccessible(phone.page, 'the camera');
    await shutter().tap();
    await says('It looks blurred. Hold the phone still and take it again.');
    camera.hold(seen.front);
    await button('Take it again').tap();
    await says('Ready. Hold still and take the photo.');
    await shutter().tap();
    await says('Can you read every word and number?');
    await expectAccessible(phone.page, 'what was taken');
    expect(await sent()).toEqual([]);
    await button('Use this photo').tap();
    await received('1. ID, front');

    camera.hold(seen.back);
    await button('Photo of the back').tap();
    await says('Ready. Hold still and take the photo.');
    await shutter().tap();
    await button('Use this photo').tap();
    await received('2. ID, back');

    camera.hold(seen.face);
    await button('Photo of your face').tap();
    await says('Fit your face into the oval');
    await phone.page.locator('[data-camera-shutter]:not([aria-disabled])').tap();
    await says('Can you see your whole face?');
    await button('Use this photo').tap();
    await received('3. Your face');

    const sizes = await sent();
    expect(sizes.length).toBe(3);
    expect(sizes.filter((bytes) => bytes < 20_000 || bytes >= 300_000)).toEqual([]);
    phone.expectNoErrors();
  });

  it('a refused camera leads to the file input, and the next press opens the file input at once', async () => {
    const refusing = await launchCameraBrowser('deny');
    refusing.hold(seen.front);
    await open('712352002', refusing);
    await button('Photo of the front').tap();
    await overlay().getByText('The camera is not allowed here.', { exact: false }).waitFor();
    await expectAccessible(phone.page, 'refused');
    const chooser = phone.page.waitForEvent('filechooser');
    await overlay().getByRole('button', { name: 'Open the phone’s camera' }).tap();
    await (await chooser).setFiles(photo(1));
    await received('1. ID, front');
    const next = phone.page.waitForEvent('filechooser');
    await button('Photo of the back').tap();
    await (await next).setFiles(photo(2));
    await received('2. ID, back');
    phone.expectNoErrors();
    await refusing.close();
  });

  it('Back closes the camera, and the page keeps its place', async () => {
    camera.hold(seen.front);
    await open('712352003');
    await button('Photo of the front').tap();
    await says('Ready. Hold still and take the photo.');
    await phone.page.goBack();
    await overlay().waitFor({ state: 'detached' });
    expect(new URL(phone.page.url()).hash).toBe('#/auth/id_card_authentication');
    await button('Photo of the front').tap();
    await says('Ready. Hold still and take the photo.');
    phone.expectNoErrors();
  });
});
