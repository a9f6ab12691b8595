import { expect, it } from 'vitest';
import { deviceName } from './device-name.ts';

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/142.0.0.0 Safari/537.36`, 'Windows, Chrome'],
  [`Mozilla/5.0 (Windows NT 10.0) ${webKit} Chrome/142.0.0.0 Safari/537.36 Edg/142.0`, 'Windows, Edge'],
  [`Mozilla/5.0 (Linux; Android 10; K) ${webKit} Chrome/142.0.0.0 Mobile Safari/537.36`, 'Android, Chrome'],
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${webKit} Chrome/142.0 Mobile Safari/537.36 OPR/91.0`,
    'Android, Opera',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Linux, Firefox'],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webKit} Chrome/142.0.0.0 Safari/537.36`, 'ChromeOS, Chrome'],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) ${webKit} CriOS/142.0 Safari/604.1`,
    'iPhone, Chrome',
  ],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webKit} Version/26.0 Safari/605.1.15`, 'Mac, Safari'],
  ['curl/8.14.1', ''],
  ['', ''],
])('%s is the device %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
