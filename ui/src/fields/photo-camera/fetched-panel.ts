import type { ComponentType } from 'react';
import type { CameraPanelProps } from './camera-panel.js';

type CameraPanel = ComponentType<CameraPanelProps>;

let fetched: CameraPanel | undefined;
let fetching: Promise<CameraPanel> | undefined;

/** The camera, once it has been fetched. */
export const panelHere = (): CameraPanel | undefined => fetched;

/** Fetches the camera. Rejects without a connection; the next call retries. */
export function fetchPanel(): Promise<CameraPanel> {
  fetching ??= import('./camera-panel.js').then(
    ({ CameraPanel }) => (fetched = CameraPanel),
    (reason: unknown) => {
      fetching = undefined;
      throw reason;
    },
  );
  return fetching;
}

/**
 * Fetches the code of PhotoCamera (about 6 kB), so that the camera opens at once; `usePhotoCamera` calls the
 * function when the page is idle. Never rejects: without a connection, the opening camera retries.
 */
export async function preloadPhotoCamera(): Promise<void> {
  await fetchPanel().catch(() => undefined);
}
