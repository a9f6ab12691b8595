import { describe, expect, it } from 'vitest';
import { personalExtras, workExtras } from '../fields/index.ts';
import { editions, kenya } from './index.ts';

describe('the editions', () => {
  it('[S3-10] four editions exist, each under its own name', () => {
    expect(Object.keys(editions)).toEqual(['ke', 'mx', 'in', 'ng']);
    for (const [name, policy] of Object.entries(editions))
      expect([policy.edition, policy.market.code]).toEqual([name, name]);
  });

  it('[S3-10] no other name finds an edition', () => {
    for (const word of ['', 'KE', 'constructor', '__proto__', 'toString'])
      expect(editions[word]).toBeUndefined();
  });

  it.each(Object.entries(editions))('%s names existing rows once each, and a payout method', (_, policy) => {
    const { personal, work } = policy.form;
    expect(personal.filter((extra) => !personalExtras.includes(extra))).toEqual([]);
    expect(work.filter((extra) => !workExtras.includes(extra))).toEqual([]);
    expect(new Set([...personal, ...work]).size).toBe(personal.length + work.length);
    expect(policy.payout.kinds.length).toBeGreaterThan(0);
    expect(policy.pricing).toBe(kenya.pricing);
  });

  it('[S1-04] the edition of Kenya adds no row to the common ones', () => {
    expect(kenya.form).toEqual({ personal: [], work: [] });
  });
});
