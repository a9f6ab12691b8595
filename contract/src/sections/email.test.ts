import { describe, expect, it } from 'vitest';
import { kenya, type Policy } from '../policy/index.ts';
import { emailError, offeredHosts } from './email.ts';
import { personalSection } from './personal.ts';

const schema = personalSection(kenya, '2026-11-21').shape.email;
const read = (address: string) => {
  const result = schema.safeParse(address);
  return result.success ? { value: result.data } : { error: result.error.issues[0]?.message };
};

const accept = (reading: Policy['email']['accept']): Policy['email'] => ({
  ...kenya.email,
  accept: reading,
});

describe('the email', () => {
  it('[S5-02] the email passes at the accepted hosts, at the suggested ones too, or at any host', () => {
    const passes = (address: string, reading: Policy['email']['accept']) =>
      emailError(address, accept(reading)) === null;
    for (const [address, two, listed, any] of [
      ['a@gmail.com', true, true, true],
      ['a@YAHOO.com', true, true, true],
      ['a@outlook.com', false, true, true],
      ['a@uonbi.ac.ke', false, false, true],
      ['a@gmail', false, false, false],
      ['a@gmail.com.evil.com', false, false, true],
      ['a@notgmail.com', false, false, true],
    ] as const)
      expect([
        address,
        passes(address, 'acceptedHosts'),
        passes(address, 'listedHosts'),
        passes(address, 'anyHost'),
      ]).toEqual([address, two, listed, any]);
    expect(emailError('a@uonbi.ac.ke', accept('listedHosts'))).toBe('email.host');
  });

  it('[S5-04] the email field suggests three hosts, and only those that the policy accepts', () => {
    expect(offeredHosts(kenya.email)).toHaveLength(3);
    for (const reading of ['acceptedHosts', 'listedHosts', 'anyHost'] as const)
      for (const host of offeredHosts(accept(reading)))
        expect([host, emailError(`a@${host}`, accept(reading))]).toEqual([host, null]);
    expect(offeredHosts(accept('acceptedHosts'))).toEqual(['gmail.com', 'yahoo.com']);
  });

  it('[S5-01] [S5-03] white space alone counts as missing', () => {
    for (const nothing of ['', '  ', '\t\u00A0', '\u200B'])
      expect(read(nothing)).toEqual({ error: 'email.required' });
    expect(read(' wanjiru @ gmail.com\u200F')).toEqual({ value: 'wanjiru@gmail.com' });
  });

  it('the email consists of letters, digits and permitted signs', () => {
    for (const wrong of [
      '😀@gmail.com',
      '<b>@gmail.com',
      'a..b@gmail.com',
      '.a@gmail.com',
      'a@gm_ail.com',
      'ж@gmail.com',
    ])
      expect([wrong, read(wrong)]).toEqual([wrong, { error: 'email.invalid' }]);
    expect(read("o'brien+loan@mail.co.ke")).toEqual({ value: "o'brien+loan@mail.co.ke" });
  });
});
