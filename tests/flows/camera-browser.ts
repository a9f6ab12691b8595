import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { onlyInChromium, testEngine } from '../browser/engine.ts';
import { giveCamera } from '../browser/firefox-camera.ts';
import { launchBrowser } from '../browser/launch.ts';

/** A browser whose phones have a camera, and the camera's picture. */
export interface CameraBrowser {
  browser: Browser;
  /** Puts a JPEG before the camera: the next start of the camera shows it. */
  hold(picture: Buffer): void;
  close(): Promise<void>;
}

/** Starts a browser with a fake camera, whose phones grant or refuse the permission at once. */
export async function launchCameraBrowser(answer: 'allow' | 'deny'): Promise<CameraBrowser> {
  if (testEngine === 'firefox') return firefoxCamera(answer);
  const folder = mkdtempSync(path.join(tmpdir(), 'kopa-camera-'));
  const film = path.join(folder, 'seen.mjpeg');
  // A film is a sequence of pictures.
  const hold = (picture: Buffer) => {
    onlyInChromium('gives the page a camera');
    writeFileSync(film, Buffer.concat([picture, picture, picture]));
  };
  const browser = await launchBrowser([
    '--use-fake-device-for-media-stream',
    answer === 'deny' ? '--use-fake-ui-for-media-stream=deny' : '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-video-capture=${film}`,
  ]);
  return {
    browser,
    hold,
    close: async () => {
      await browser.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function firefoxCamera(answer: 'allow' | 'deny'): Promise<CameraBrowser> {
  const browser = await launchBrowser();
  let seen = Buffer.alloc(0);
  giveCamera(browser, { answer, seen: () => seen });
  return {
    browser,
    hold: (picture) => {
      seen = Buffer.from(picture);
    },
    close: () => browser.close(),
  };
}
