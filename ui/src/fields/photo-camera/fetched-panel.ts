import type { ComponentType } from 'react';
import type { CameraPanelProps } from './camera-panel.js';

type CameraPanel = ComponentType<CameraPanelProps>;

let fetched: CameraPanel | undefined;
let fetching: Promise<CameraPanel> | undefined;

/** The camera, once it has been fetched. */
export const panelHere = (): CameraPanel | undefined => fetched;

/** Fetches the camera. Rejects without a connection; the next call tries again. */
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
 * Fetches what PhotoCamera is made of (about 6 kB), so that it opens at once; `usePhotoCamera` does that when the page has
 * nothing else to do. Never rejects: without a connection it is tried again when the camera opens.
 */
export async function preloadPhotoCamera(): Promise<void> {
  await fetchPanel().catch(() => undefined);
}
