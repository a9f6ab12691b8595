import { errorCodes, kenya, type Policy } from '@kopa/contract';
import { consentList, consentSave } from '@kopa/contract/calls/consent';
import { uploadEnable } from '@kopa/contract/calls/upload-tracking';
import { permissions, type ConsentPurpose } from '@kopa/contract/enumerations/permissions';
import { legalDocuments } from '@kopa/contract/texts/legal-documents';
import { expect, it } from 'vitest';
import { registered } from '../../test/borrower.ts';
import { onBothEngines } from '../../test/both-engines.ts';
import { granted, startTestLender } from '../../test/test-lender.ts';
import { consentEvents } from '../storage/schema/index.ts';

onBothEngines('consents', (test) => {
  async function start(deviceData: Policy['deviceData'] = 'consent') {
    const lender = await startTestLender(test.db);
    lender.lender.policy = { ...kenya, deviceData };
    const token = await registered(lender);
    const list = async (sent: { token?: string; lang?: string } = { token }) =>
      granted(await lender.call(consentList, {}, sent)).consents;
    const versionOf = async (purpose: ConsentPurpose) =>
      (await list()).find((each) => each.purpose === purpose)!.version;
    return {
      lender,
      token,
      list,
      versionOf,
      save: async (given: Partial<Record<ConsentPurpose, boolean>>, version?: string) => {
        const answers = await Promise.all(
          Object.entries(given).map(async ([purpose, yes]) => ({
            purpose: purpose as ConsentPurpose,
            version: version ?? (await versionOf(purpose as ConsentPurpose)),
            given: yes,
          })),
        );
        return lender.send(consentSave, { answers }, { token });
      },
      answers: async () =>
        Object.fromEntries(
          (await list())
            .filter(({ answer }) => answer !== 'unasked')
            .map(({ purpose, answer }) => [purpose, answer]),
        ),
    };
  }

  it('the lender asks for each purpose with its data and retention, and no consent is given at first', async () => {
    const { list } = await start();
    const asked = await list();
    expect(asked.map(({ purpose }) => purpose)).toEqual([...permissions, 'privacy', 'terms']);
    for (const { purpose, name, text, kept, answer } of asked) {
      for (const words of [name, text, kept])
        expect([purpose, words]).toEqual([purpose, expect.not.stringMatching(/[{}]|^\w+\.\w+$/)]);
      expect(answer).toBe('unasked');
    }
    const visitor = await list({});
    expect(visitor.map(({ version }) => version)).toEqual(asked.map(({ version }) => version));
    const spanish = await list({ lang: 'es' });
    expect(spanish.map(({ version }) => version)).toEqual(asked.map(({ version }) => version));
    expect(spanish[0]!.name).not.toBe(asked[0]!.name);
  });

  it('[S6-08] [S6-10] Kenya asks for photos and texts alone, and collects no device data', async () => {
    const { list, lender, token } = await start('none');
    expect((await list()).map(({ purpose }) => purpose)).toEqual(['camera', 'file', 'privacy', 'terms']);
    const answers = [{ purpose: 'sms' as const, version: 'any', given: true }];
    expect((await lender.call(consentSave, { answers }, { token })).code).toBe(errorCodes.deviceDataOff);
  });

  it('the collection follows the consents at once: given consents are collected, withdrawn ones are not', async () => {
    const { lender, token, save, answers } = await start();
    granted(await save({ location: true, terms: true }));
    const kinds = async () =>
      granted(await lender.call(uploadEnable, {}, { token }))
        .kinds.filter(({ enable }) => enable)
        .map(({ kind }) => kind);
    expect(await kinds()).toEqual(['location']);
    granted(await lender.call(uploadEnable, { grant: 'exif' as never }, { token }));
    expect(await answers()).toEqual({ storage: 'given', location: 'given', terms: 'given' });
    granted(await save({ location: false }, 'of long ago'));
    expect(await kinds()).toEqual(['exif']);
    expect(await answers()).toMatchObject({ location: 'withdrawn' });
  });

  it('each consent is recorded with the version and the displayed text, and a repetition is not recorded again', async () => {
    const { save, versionOf } = await start();
    granted(await save({ sms: true, privacy: true }));
    granted(await save({ sms: true }));
    granted(await save({ sms: false }));
    const said = await test.db.select().from(consentEvents).orderBy(consentEvents.id);
    expect(said.map(({ purpose, given, version }) => [purpose, given, version])).toEqual([
      ['sms', true, await versionOf('sms')],
      ['privacy', true, legalDocuments.privacy.fingerprint],
      ['sms', false, await versionOf('sms')],
    ]);
    expect(said[0]!.text.text).toMatch(/^Messages from banks/);
    await expect(test.db.update(consentEvents).set({ given: true })).rejects.toThrow();
    await expect(test.db.delete(consentEvents)).rejects.toThrow();
  });

  it('a consent to an outdated text is refused together with all other answers of the request', async () => {
    const { save, answers } = await start();
    expect(await save({ sms: false, contacts: true }, 'of long ago')).toMatchObject({
      code: errorCodes.consentTextChanged,
    });
    expect(await answers()).toEqual({});
  });
});
