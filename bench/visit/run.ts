/**
 * Opens home for the first time on a slow line and a slow phone, and says when Apply can be pressed. See
 * ../README.md.
 */
import { parseArgs } from 'node:util';
import { launchBrowser } from '../../tests/browser/launch.ts';
import { buildApp } from '../../scripts/build-app.ts';
import { startLender } from '../../tests/flows/start-lender.ts';
import { startPhone } from '../../tests/flows/start-phone.ts';
import { countReceived, tableOf } from '../../tests/flows/wire-count.ts';

const { values: options } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });

/** 3G in a crowded cell, and a phone six times slower than this machine. */
const line = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const slower = 6;

await buildApp();
const lender = await startLender();
const browser = await launchBrowser();
const times: number[] = [];
try {
  for (let round = 0; round < Number(options.rounds); round += 1) {
    const phone = await startPhone(browser);
    const session = await phone.context.newCDPSession(phone.page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', line);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
    const received = await countReceived(phone.page);
    const began = performance.now();
    await phone.page.goto(lender.url, { waitUntil: 'commit', timeout: 60_000 });
    await phone.page.getByRole('button', { name: /^English/ }).tap({ timeout: 60_000 });
    await phone.page.getByRole('button', { name: /^Apply for KSh/ }).waitFor({ timeout: 60_000 });
    times.push((performance.now() - began) / 1000);
    console.log(`${times.at(-1)!.toFixed(2)} s\n${tableOf(received)}`);
    await phone.close();
  }
} finally {
  await browser.close();
  await lender.stop();
}
const sorted = times.toSorted((a, b) => a - b);
console.log(`median ${sorted[Math.floor(sorted.length / 2)]!.toFixed(2)} s of ${times.length}`);
