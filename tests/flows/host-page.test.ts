import { expect, it } from 'vitest';
import { startAmongMany } from './start-among-many.ts';

it('the host simulator is a page of the sandbox, and shows the unchanged app with one script before it', async () => {
  const lender = await startAmongMany();
  const get = (address: string) => fetch(new URL(address, lender.url), { redirect: 'manual' });
  try {
    const page = await get('/sandbox/host/');
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await page.text()).not.toMatch(/<script(?![^>]*\ssrc=)/);
    expect((await get('/sandbox/host')).headers.get('location')).toBe('/sandbox/host/');
    const phone = await (await get('/sandbox-phone?host=ios')).text();
    const scripts = [...phone.matchAll(/<script[^>]*\ssrc="([^"]*)"/g)].map(([, address]) => address!);
    expect(scripts[0]).toBe('/sandbox/host/phone.js');
    expect(phone.indexOf(scripts[0]!)).toBeLessThan(phone.indexOf('data-release'));
    expect((await get(scripts[0]!)).status).toBe(200);
    expect(await (await get('/')).text()).not.toContain('sandbox');
  } finally {
    await lender.stop();
  }
});
