import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { CallError } from '../lender/call-error.ts';
import { transmit as line } from '../lender/test/mocked-line.ts';
import { onNativePhone, reply, tokens } from './test/native-phone.ts';

vi.mock('../lender/line.ts', () => import('../lender/test/mocked-line.ts'));
const on = onNativePhone(line);

describe('the settings of the native app', () => {
  it('[S3-06][S3-07][S3-08][S3-09][S3-10] each setting is validated separately, stored, and sent with the next call', async () => {
    const app = await on.openPage();
    await app.takeLoginInfo(
      reply({
        afid: '1700000000000-123',
        packageName: 'ke.jua.credit',
        appName: 'Jua',
        deviceMessage: 'Tecno Spark 8C, Android 11',
        edition: 'mx',
      }),
    );
    const kept = {
      afid: '1700000000000-123',
      packageName: 'ke.jua.credit',
      appName: 'Jua',
      deviceMessage: 'Tecno Spark 8C, Android 11',
      edition: 'mx',
    };
    expect(app.settings()).toMatchObject(kept);
    const again = await on.openPage();
    expect(again.settings()).toMatchObject(kept);
    await again.takeLoginInfo(reply({ token: 'token-of-achieng' }));
    expect(line.mock.lastCall![0].headers).toMatchObject({
      afid: kept.afid,
      packageName: kept.packageName,
      appName: kept.appName,
    });
  });

  it('settings that no call could carry leave the old ones unchanged', async () => {
    const app = await on.openPage();
    const before = app.settings();
    await app.takeLoginInfo(
      reply({
        afid: 'a\nb',
        packageName: '../..',
        appName: 'Ñandú',
        deviceMessage: 7,
        edition: 'toString',
      }),
    );
    expect(app.settings()).toEqual(before);
    await app.takeLoginInfo(reply({ afid: ['x'], appName: 'Jua' }));
    expect(app.settings()).toEqual({ ...before, appName: 'Jua' });
  });

  it('the language of the native app counts until the borrower chooses one', async () => {
    const app = await on.openPage();
    await app.takeLoginInfo(reply({ afid: 'device-7' }));
    expect([app.settings().language, app.isLanguageGuessed()]).toEqual(['en', true]);
    const again = await on.openPage();
    expect(again.isLanguageGuessed()).toBe(true);
    await again.takeLoginInfo(reply({ language: 'fr' }));
    await again.takeLoginInfo(reply({ language: 'sw' }));
    expect([again.settings().language, again.isLanguageGuessed()]).toEqual(['sw', false]);
    again.changeSettings({ language: 'es' });
    await again.takeLoginInfo(reply({ language: 'sw' }));
    expect((await on.openPage()).settings().language).toBe('es');
  });

  it('invalid stored settings are ignored', async () => {
    on.stored.set(
      'settings',
      JSON.stringify({ afid: 'a\u0000', appName: 'Ñandú', packageName: ' ', deviceMessage: 7 }),
    );
    const { settings } = await on.openPage();
    expect(settings()).toMatchObject({
      afid: '',
      appName: '',
      packageName: 'king.credit.ng',
      deviceMessage: '',
    });
  });
});

describe('a native app with random behaviour', () => {
  it('no behaviour stops the start, throws into the app, or logs in an unknown borrower', async () => {
    const given = fc.oneof(
      fc.jsonValue(),
      fc.json(),
      fc.record({ result: fc.constantFrom('ok', 'OK', 'no', 7), data: fc.jsonValue() }),
      fc.record({
        result: fc.constant('ok'),
        data: fc.record(
          {
            token: fc.oneof(fc.string(), fc.constantFrom('token-of-achieng', 'token-of-brian', '')),
            userId: fc.oneof(fc.string(), fc.constantFrom('u-1', 'u-2')),
            afid: fc.string(),
          },
          { requiredKeys: [] },
        ),
      }),
    );
    const answers = fc.array(fc.record({ given, after: fc.nat({ max: 1000 }) }), { maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(answers, fc.boolean(), fc.boolean(), async (all, throws, isLost) => {
        on.stored.clear();
        const app = await on.openPage();
        if (throws)
          on.page['KopaNative'] = {
            postMessage: () => {
              throw new Error('no');
            },
          };
        if (isLost) line.mockRejectedValueOnce(new CallError('timeout'));
        let isStarted = false;
        void app.startHostLogin().then(() => (isStarted = true));
        for (const { given: each, after } of all) {
          await vi.advanceTimersByTimeAsync(after);
          on.tellLogin(each);
        }
        await vi.advanceTimersByTimeAsync(5000);
        expect(isStarted).toBe(true);
        const login = app.session();
        if (login) expect(tokens[login.token]).toEqual({ userId: login.userId, mobile: login.mobile });
        expect(app.settings().afid).toMatch(/^[\x20-\x7e]*$/);
      }),
      { seed: 20_260_116, numRuns: 60 },
    );
  });
});
