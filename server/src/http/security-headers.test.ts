import { describe, expect, it } from 'vitest';
import { useDatabase } from '../../test/test-database.ts';
import { startTestLender } from '../../test/test-lender.ts';

const always = ['connection', 'content-length', 'content-type', 'date', 'x-content-type-options'];

describe('headers', () => {
  const test = useDatabase();

  it('documents for a browser have protective headers', async () => {
    const lender = await startTestLender(test.db);
    for (const url of ['/', '/docs']) {
      const { headers } = await lender.app.inject(url);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'SAMEORIGIN',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'permissions-policy': expect.stringMatching(/^camera=\(self\), .*geolocation=\(\)/),
      });
      expect(String(headers['content-security-policy'])).toContain("object-src 'none'");
    }
  });

  it('answers to calls, refusals included, have only the headers that apply to them', async () => {
    const lender = await startTestLender(test.db);
    for (const url of ['/openapi.json', '/api/no/such/call', '/api/%zz']) {
      const { headers } = await lender.app.inject(url);
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
      const others = ['cache-control', 'vary'];
      expect(Object.keys(headers).filter((name) => ![...always, ...others].includes(name))).toEqual([]);
    }
  });
});
