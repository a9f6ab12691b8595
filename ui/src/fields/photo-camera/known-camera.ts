/** What is known of the phone's camera before anybody presses: the press itself must open the camera or the file input. */

let hasCamera = false;
let permission: PermissionState | undefined;
let wasRefused = false;
const watchers = new Set<AbortSignal>();

function forget(): void {
  hasCamera = false;
  permission = undefined;
}

async function countCameras(signal: AbortSignal): Promise<void> {
  const devices = await navigator.mediaDevices.enumerateDevices().catch(() => []);
  if (!signal.aborted) hasCamera = devices.some(({ kind }) => kind === 'videoinput');
}

async function watchPermission(signal: AbortSignal): Promise<void> {
  // Where a browser does not say, it is found out by asking for the picture.
  const status = await navigator.permissions?.query({ name: 'camera' }).catch(() => undefined);
  if (!status || signal.aborted) return;
  const learn = () => {
    permission = status.state;
    if (permission === 'granted') wasRefused = false;
  };
  learn();
  status.addEventListener('change', learn, { signal });
}

/** Looks for a camera, and hears what changes, until the signal; the last to go forgets what was heard. It asks nobody for anything. */
export async function watchCamera(signal: AbortSignal): Promise<void> {
  forget();
  watchers.add(signal);
  signal.addEventListener('abort', () => {
    watchers.delete(signal);
    if (watchers.size === 0) forget();
  });
  const devices = navigator.mediaDevices;
  // Not there at an address that is not secure, and in old web views.
  if (typeof devices?.getUserMedia !== 'function') return;
  devices.addEventListener('devicechange', () => void countCameras(signal), { signal });
  await Promise.all([countCameras(signal), watchPermission(signal)]);
}

/** Whether a picture can be hoped for: there is a camera, and nobody has refused it. */
export const canOpenCamera = (): boolean => hasCamera && permission !== 'denied' && !wasRefused;

/** Whether the phone will ask before it shows a picture, as far as is known. */
export const willBeAsked = (): boolean => permission !== 'granted';

/** It was refused: until it is allowed after all, the next press goes to the file input. */
export function noteRefusal(): void {
  wasRefused = permission !== 'granted';
}
