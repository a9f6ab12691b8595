import { useState } from 'react';
import { afterEach, expect } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PhotoCamera, type PhotoCameraProps } from '../src/fields/photo-camera/index.ts';
import type { CloseReason } from '../src/platform/close-reason.ts';
import { fakeCamera, type FakeCamera, type FakeCameraOptions } from './fake-camera.ts';
import { hasEntry, openDialogs } from './sheet-host.tsx';

/** An open PhotoCamera with a controlled camera, and its result. */
export interface CameraHost {
  readonly camera: FakeCamera;
  files: File[];
  reasons: CloseReason[];
  show: (options?: FakeCameraOptions, props?: Partial<PhotoCameraProps>) => ReturnType<typeof render>;
  /** Tracks that are on. */
  running: () => number;
}

/** For a file of tests: everything is taken away after each of them. */
export function hostCamera(): CameraHost {
  let camera: FakeCamera;
  const files: File[] = [];
  const reasons: CloseReason[] = [];
  function Host(props: Partial<PhotoCameraProps>) {
    const [open, setOpen] = useState(true);
    return (
      <PhotoCamera
        title="ID, front"
        shape="card"
        onFile={(file) => files.push(file)}
        {...props}
        open={open}
        onOpenChange={(next, reason) => {
          reasons.push(reason);
          setOpen(next);
        }}
      />
    );
  }
  afterEach(async () => {
    Reflect.deleteProperty(document, 'hidden');
    camera.remove();
    files.length = 0;
    reasons.length = 0;
    await expect.poll(hasEntry).toBe(false);
  });
  return {
    get camera() {
      return camera;
    },
    files,
    reasons,
    show: (options, props) => {
      camera = fakeCamera(options);
      return render(<Host {...props} />);
    },
    running: () => camera.tracks.filter(({ readyState }) => readyState === 'live').length,
  };
}

export const button = (name: string | RegExp): Locator => page.getByRole('button', { name, exact: true });
export const shutter = (): Locator => button('Take a photo');
/** The announced text. */
export const says = (text: string | RegExp): Promise<void> =>
  expect.element(page.getByRole('status').getByText(text)).toBeVisible();
export const isReady = (): Promise<void> => says('Ready. Hold still and take the photo.');
export const closed = (): Promise<void> => expect.poll(() => openDialogs().length).toBe(0);
