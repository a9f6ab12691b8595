/**
 * What the browser says about the camera before the first press: the press itself must open the camera or the
 * file input.
 */

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
  // A browser without the Permissions API answers only to a request for the camera.
  const status = await navigator.permissions?.query({ name: 'camera' }).catch(() => undefined);
  if (!status || signal.aborted) return;
  const learn = () => {
    permission = status.state;
    if (permission === 'granted') wasRefused = false;
  };
  learn();
  status.addEventListener('change', learn, { signal });
}

/**
 * Detects a camera and observes changes until the signal; the last observer clears the result. Never asks for
 * permission.
 */
export async function watchCamera(signal: AbortSignal): Promise<void> {
  forget();
  watchers.add(signal);
  signal.addEventListener('abort', () => {
    watchers.delete(signal);
    if (watchers.size === 0) forget();
  });
  const devices = navigator.mediaDevices;
  // Missing on insecure pages and in old web views.
  if (typeof devices?.getUserMedia !== 'function') return;
  devices.addEventListener('devicechange', () => void countCameras(signal), { signal });
  await Promise.all([countCameras(signal), watchPermission(signal)]);
}

/** Whether a picture is possible: a camera exists and permission has not been refused. */
export const canOpenCamera = (): boolean => hasCamera && permission !== 'denied' && !wasRefused;

/** Whether the phone will ask for permission, as far as known. */
export const willBeAsked = (): boolean => permission !== 'granted';

/** Permission was refused: the next press opens the file input until permission is granted. */
export function noteRefusal(): void {
  wasRefused = permission !== 'granted';
}
