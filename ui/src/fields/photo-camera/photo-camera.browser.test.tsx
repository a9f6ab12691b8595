import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { button, closed, hostCamera, isReady, says, shutter } from '../../../test/camera-host.js';
import { drawCard, drawFace, drawShakenCard } from '../../../test/fake-camera.js';

const on = hostCamera();
const { files, reasons, show, running } = on;

describe('a photo of a card', () => {
  it('the photo contains the card with a margin at readable size, and the camera is released', async () => {
    await show({ width: 1440, height: 1920 });
    await isReady();
    expect(on.camera.asked).toEqual([
      {
        audio: false,
        video: { facingMode: { ideal: 'environment' }, width: { ideal: 1920 }, height: { ideal: 1440 } },
      },
    ]);
    await shutter().click();
    await says('Can you read every word and number?');
    expect(running()).toBe(0);
    expect(files).toEqual([]);
    await button('Use this photo').click();
    await closed();
    const [file] = files;
    if (!file) throw new Error('No photo was given.');
    const bitmap = await createImageBitmap(file);
    expect([file.type, file.name, files.length]).toEqual(['image/jpeg', 'photo.jpg', 1]);
    expect(bitmap.width).toBeGreaterThanOrEqual(1280);
    expect(bitmap.width / bitmap.height).toBeCloseTo(85.6 / 54, 1);
    expect(reasons).toEqual(['confirm']);
  });

  it('the photo can be taken by keys alone', async () => {
    await show();
    await isReady();
    await expect.element(shutter()).toHaveFocus();
    await userEvent.keyboard(' ');
    await says('Can you read every word and number?');
    // Where a second press changes nothing.
    await expect.element(page.getByRole('heading', { name: 'ID, front' })).toHaveFocus();
    await userEvent.keyboard('{Tab}{Tab}{Enter}');
    await isReady();
    await expect.element(shutter()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await says('Can you read every word and number?');
    await userEvent.keyboard('{Tab}{Tab}{Tab}{Enter}');
    await closed();
    expect(files.length).toBe(1);
  });

  it('repeated presses take one photo', async () => {
    await show();
    await isReady();
    const element = shutter().element() as HTMLElement;
    const drawn = vi.spyOn(HTMLCanvasElement.prototype, 'toBlob');
    element.click();
    element.click();
    element.click();
    await says('Can you read every word and number?');
    expect(drawn).toHaveBeenCalledTimes(1);
    expect(files).toEqual([]);
    drawn.mockRestore();
    await button('Cancel').click();
    await closed();
  });

  it('a repetition takes a new picture', async () => {
    await show();
    await isReady();
    on.camera.show(drawShakenCard);
    await says('Not sharp yet. Hold the phone still.');
    await shutter().click();
    await says('It looks blurred. Hold the phone still and take it again.');
    on.camera.show(drawCard());
    await button('Take it again').click();
    await isReady();
    expect([running(), on.camera.asked.length]).toEqual([1, 2]);
    await button('Cancel').click();
    await closed();
  });

  it('a dark photo may be used: the hint only advises', async () => {
    await show({ paint: drawCard(0.84, 0.2) });
    await says('Too dark. Go near a window.');
    await shutter().click();
    await says('It looks dark. Go near a window and take it again.');
    await button('Use this photo').click();
    await closed();
    expect(files.length).toBe(1);
  });

  it('the hint says that the card is too far away', async () => {
    await show({ paint: drawCard(0.4) });
    await says('Too far away. Come closer, until the card fills the frame.');
    await userEvent.keyboard('{Escape}');
    await closed();
    expect([reasons, running()]).toEqual([['escape'], 0]);
  });

  it('the lamp is switched on and off, if the phone has one', async () => {
    await show({ torch: true });
    await button('Turn light on').click();
    await button('Turn light off').click();
    await expect.element(button('Turn light on')).toBeVisible();
    expect(on.camera.torch).toEqual([true, false]);
    await button('Cancel').click();
    await closed();
  });
});

describe('a photo of a face', () => {
  it('the preview is mirrored, and the photo is not', async () => {
    await show({ paint: drawFace }, { shape: 'face', title: 'Your face' });
    await says('Fit your face into the oval');
    await expect.element(shutter()).not.toHaveAttribute('aria-disabled');
    const video = document.querySelector('video');
    expect(video && getComputedStyle(video).transform).toBe('matrix(-1, 0, 0, 1, 0, 0)');
    expect(on.camera.asked).toMatchObject([{ video: { facingMode: { ideal: 'user' } } }]);
    await shutter().click();
    await says('Can you see your whole face?');
    await button('Use this photo').click();
    await closed();
    const [file] = files;
    if (!file) throw new Error('No photo was given.');
    const bitmap = await createImageBitmap(file);
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    const { data } = context?.getImageData(0, 0, bitmap.width, bitmap.height) ?? { data: [] };
    // The whites of the eyes: more of them to the right of each pupil, and both eyes a little to the left.
    let [sum, count] = [0, 0];
    for (let at = 0; at < data.length; at += 4)
      if ((data[at] ?? 0) > 235) {
        sum += (at / 4) % bitmap.width;
        count += 1;
      }
    expect(count).toBeGreaterThan(0);
    expect(sum / count / bitmap.width).toBeLessThan(0.5);
  });
});

const isIn = (element: Element, { clientWidth, clientHeight }: Element) => {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return left >= 0 && top >= 0 && right <= clientWidth && bottom <= clientHeight;
};

describe('the layout of the camera', () => {
  afterEach(() => page.viewport(360, 740));

  it.each([
    ['a small phone', 320, 568],
    ['a phone on its side', 740, 360],
    ['a tablet', 1024, 768],
  ])('the frame and every button are visible on %s', async (_, width, height) => {
    await page.viewport(width, height);
    await show({ torch: true });
    await isReady();
    const { documentElement: root } = document;
    const seen = document.querySelectorAll('dialog button, dialog svg, dialog video, dialog [role=status]');
    expect(seen.length).toBeGreaterThan(5);
    const cut = [...seen].filter((element) => element.tagName !== 'VIDEO' && !isIn(element, root));
    expect(cut.map(({ outerHTML }) => outerHTML)).toEqual([]);
    const frame = document.querySelector('dialog svg[viewBox] path:nth-of-type(2)');
    if (!frame) throw new Error('There is no frame.');
    expect(frame.getBoundingClientRect().width).toBeGreaterThan(height < 400 ? 250 : 280);
    await button('Cancel').click();
    await closed();
  });
});
