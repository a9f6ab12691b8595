import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { saveAdditionInfoMarket } from '../calls/addition-info.ts';
import { addBankCard } from '../calls/bank.ts';
import { saveBasicInfoMarket } from '../calls/basic-info.ts';
import { sectionUnder } from '../calls/section-call.ts';
import { editions } from '../policy/index.ts';
import { namesOf, type Field } from './index.ts';

const calls = { saveBasicInfoMarket, saveAdditionInfoMarket, addBankCard };
const today = '2026-11-21';

describe.each(Object.entries(calls))('the table of %s', (_, { section, request }) => {
  const fields = Object.entries<Field>(section.fields);

  it('the table matches the fields of the call', () => {
    expect(Object.keys(request.shape)).toEqual(['loanOrderId', ...namesOf(section.fields)]);
    for (const [name, { lists = [], kind }] of fields) {
      if (lists.length === 0 || kind === 'place' || kind === 'bank') continue;
      const schema = (request.shape as Record<string, z.ZodMiniType>)[name]!;
      for (const { codes } of lists)
        for (const code of codes)
          expect([name, code, schema.safeParse(code).success]).toEqual([name, code, true]);
      expect([name, schema.safeParse('no such code').success]).toEqual([name, false]);
    }
  });

  it.each(Object.entries(editions))(
    'the section refuses a value outside a list at its own field in %s',
    (__, policy) => {
      const schema = sectionUnder(
        { ...calls.addBankCard, section },
        { policy, today, loginMobile: '700000001' },
      );
      const sent = Object.fromEntries(
        fields.filter(([, { lists }]) => lists).map(([name]) => [name, 'no such code']),
      );
      const read = z.safeParse(schema, { loanOrderId: 'x', ...sent, employmentType: 'employee' });
      const keys = Object.fromEntries(
        (read.error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]),
      );
      for (const [name, { kind, extra, optional, listBeside }] of fields) {
        if (kind !== 'choice' || extra || optional || listBeside || name === 'employmentType') continue;
        expect([name, keys[name]]).toEqual([name, `${name.replace(/\d$/, '')}.required`]);
      }
    },
  );
});
