import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { button, closed, hostCamera, isReady, says, shutter } from '../../../test/camera-host.js';
import { hasEntry } from '../../../test/sheet-host.js';

const on = hostCamera();
const { files, reasons, show, running } = on;

/** As if the borrower went to another app, and came back. */
function goOutOfSight(hidden: boolean) {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('the camera without a picture', () => {
  it('the camera states what to press during the permission request, and takes no photo', async () => {
    await show({ asks: true });
    await says('Press “Allow” when the phone asks about the camera.');
    await shutter().click({ force: true });
    expect(page.getByText('Use this photo').elements()).toEqual([]);
    await expect.element(button('Choose a photo')).toBeVisible();
    await button('Cancel').click();
    await closed();
  });

  it.each([
    ['NotAllowedError', 'refused', /^The camera is not allowed here\./],
    ['NotReadableError', 'busy', /^The camera cannot be used now\./],
    ['NotFoundError', 'none', /^No camera was found\./],
  ])(
    '%s: the camera states the fault, informs the page, and offers the file input',
    async (fails, trouble, text) => {
      const onTrouble = vi.fn();
      await show({ fails }, { onTrouble });
      await says(text);
      expect(shutter().elements()).toEqual([]);
      expect(onTrouble.mock.calls).toEqual([[trouble]]);
      const [own, ...others] = document.querySelectorAll<HTMLInputElement>('dialog input[type=file]');
      // A phone without a camera is asked for existing pictures only.
      const cameras = [own, ...others].map((input) => input?.getAttribute('capture'));
      expect(cameras).toEqual(trouble === 'none' ? [null] : ['environment', null]);
      const transfer = new DataTransfer();
      const chosen = new File(['x'], 'mine.jpg', { type: 'image/jpeg' });
      transfer.items.add(chosen);
      if (!own) throw new Error('There is no file input.');
      own.files = transfer.files;
      own.dispatchEvent(new Event('change', { bubbles: true }));
      await closed();
      expect(files).toEqual([chosen]);
    },
  );

  it('the camera starts again on request', async () => {
    await show({ fails: 'NotReadableError' });
    await says(/^The camera cannot be used now/);
    on.camera.answer(undefined);
    await button('Try again').click();
    await isReady();
    await expect.element(shutter()).toHaveFocus();
    await button('Cancel').click();
    await closed();
  });

  it('the camera states that another app took the camera', async () => {
    await show();
    await isReady();
    on.camera.tracks[0]?.dispatchEvent(new Event('ended'));
    await says(/^The camera cannot be used now/);
    await button('Cancel').click();
    await closed();
  });
});

describe('the release of the camera', () => {
  it('the camera is released while the page is hidden, and starts again afterwards', async () => {
    await show();
    await isReady();
    goOutOfSight(true);
    expect(running()).toBe(0);
    await expect.element(shutter()).toHaveAttribute('aria-disabled', 'true');
    goOutOfSight(false);
    await isReady();
    expect([running(), on.camera.asked.length]).toEqual([1, 2]);
    await button('Cancel').click();
    await closed();
    expect(running()).toBe(0);
  });

  it('the camera is released when its component is removed', async () => {
    const screen = await show();
    await isReady();
    await screen.unmount();
    expect(running()).toBe(0);
  });

  it('a camera that starts after the removal is released', async () => {
    const screen = await show();
    await expect.poll(() => on.camera.asked.length).toBe(1);
    await screen.unmount();
    await expect.poll(() => on.camera.tracks.length).toBe(1);
    await expect.poll(running).toBe(0);
  });

  it('the camera is released by Back', async () => {
    await show();
    await isReady();
    await expect.poll(hasEntry).toBe(true);
    history.back();
    await closed();
    expect([reasons, running()]).toEqual([['back'], 0]);
  });
});
