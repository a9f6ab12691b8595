import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { fakeCamera, type FakeCamera, type FakeCameraOptions } from '../../../test/fake-camera.js';
import { hasEntry, openDialogs } from '../../../test/sheet-host.js';
import { PhotoButton } from '../photo-field/index.js';
import { usePhotoCamera } from './index.js';
import { canOpenCamera, willBeAsked } from './known-camera.js';

let camera: FakeCamera;
const files: File[] = [];
/** Presses that came to the browser's own camera or gallery. */
const opened: (string | null)[] = [];

beforeEach(() => {
  vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(function (this: HTMLInputElement) {
    opened.push(this.getAttribute('capture'));
  });
});
afterEach(async () => {
  camera.remove();
  files.length = 0;
  opened.length = 0;
  vi.restoreAllMocks();
  await expect.poll(hasEntry).toBe(false);
});

function Host() {
  const { askFor, camera: overlay } = usePhotoCamera();
  const ask = askFor({ shape: 'card', title: 'ID, front' });
  return (
    <main>
      <PhotoButton capture="environment" ask={ask} onFile={(file) => files.push(file)}>
        Photo of the front
      </PhotoButton>
      <PhotoButton ask={ask} onFile={(file) => files.push(file)}>
        From the gallery
      </PhotoButton>
      {overlay}
    </main>
  );
}

/** A page with photo buttons, once the page knows of the camera. */
async function show(options: FakeCameraOptions, isThere = true) {
  // Allowed, so that a refusal in another test is forgotten.
  camera = fakeCamera({ permission: 'granted', ...options });
  const screen = await render(<Host />);
  await expect.poll(canOpenCamera).toBe(isThere);
  return screen;
}
const button = (name: string) => page.getByRole('button', { name, exact: true });
const closed = () => expect.poll(() => openDialogs().length).toBe(0);

it('the photo button opens the camera in the page, and the app receives the photo', async () => {
  await show({});
  await button('Photo of the front').click();
  await expect.element(page.getByText('Ready. Hold still and take the photo.')).toBeVisible();
  await button('Take a photo').click();
  await button('Use this photo').click();
  await closed();
  await expect.poll(() => files.length).toBe(1);
  await expect.element(button('Photo of the front')).toHaveFocus();
  expect(opened).toEqual([]);
});

it("the phone's cameras are forgotten when the last user is gone", async () => {
  const screen = await show({});
  const other = await render(<Host />);
  await expect.poll(canOpenCamera).toBe(true);
  await other.unmount();
  expect([canOpenCamera(), willBeAsked()]).toEqual([true, false]);
  await screen.unmount();
  expect([canOpenCamera(), willBeAsked()]).toEqual([false, true]);
});

it("the gallery button uses the browser's file input", async () => {
  await show({});
  await button('From the gallery').click();
  expect([opened, camera.asked]).toEqual([[null], []]);
});

it.each([
  ['there is no camera', { none: true }],
  ['it was refused before', { permission: 'denied' }],
] as const)('the same press opens the file input when %s', async (_, options) => {
  await show(options, false);
  await button('Photo of the front').click();
  expect([opened, camera.asked, openDialogs()]).toEqual([['environment'], [], []]);
});

it('the press after a refusal opens the file input', async () => {
  await show({ fails: 'NotAllowedError', permission: 'prompt' });
  await button('Photo of the front').click();
  await expect.element(page.getByText(/^The camera is not allowed here/)).toBeVisible();
  await button('Cancel').click();
  await closed();
  await button('Photo of the front').click();
  expect(opened).toEqual(['environment']);
  expect(files).toEqual([]);
});

it('a camera that is removed while open returns no photo', async () => {
  const screen = await show({});
  await button('Photo of the front').click();
  await expect.element(page.getByText('Ready. Hold still and take the photo.')).toBeVisible();
  await screen.unmount();
  expect(camera.tracks.map(({ readyState }) => readyState)).toEqual(['ended']);
  expect([files, opened]).toEqual([[], []]);
});
