import { describe, expect, it, vi } from 'vitest';
import { CallError } from '../lender/call-error.ts';
import { transmit as line } from '../lender/test/mocked-line.ts';
import { onNativePhone, achieng, brian, reply } from './test/native-phone.ts';

vi.mock('../lender/line.ts', () => import('../lender/test/mocked-line.ts'));
const on = onNativePhone(line);

const asked = () => line.mock.calls.map(([{ headers }]) => headers['Authorization']);

describe('the login of the native app', () => {
  it('[S3-02][S3-03][S4-44][S7-93] the app requests the login at the start, confirms the token with the user-info call, and takes the login', async () => {
    const app = await on.openPage();
    const started = app.startHostLogin();
    expect(on.told).toEqual([{ action: 'getLoginInfo', callback: 'kopaLoginInfo' }]);
    on.tellLogin(JSON.stringify(reply({ token: 'token-of-achieng' })));
    await started;
    expect(asked()).toEqual(['token-of-achieng']);
    expect(app.session()).toEqual({ token: 'token-of-achieng', ...achieng });
    expect(JSON.parse(on.stored.get('userInfo')!)).toEqual({
      ...achieng,
      basicInfo: { userId: achieng.userId },
    });
    expect(on.told).toHaveLength(1);
  });

  it('the first screen waits half a second for a silent native app, and a late login is taken', async () => {
    const app = await on.openPage();
    let isStarted = false;
    void app.startHostLogin().then(() => (isStarted = true));
    await vi.advanceTimersByTimeAsync(499);
    expect(isStarted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(isStarted).toBe(true);
    await vi.advanceTimersByTimeAsync(3_600_000);
    on.tellLogin(reply({ token: 'token-of-achieng' }));
    await vi.advanceTimersByTimeAsync(0);
    expect(app.session()).toMatchObject(achieng);
  });

  it('the first screen does not wait for a silent lender', async () => {
    const app = await on.openPage();
    line.mockReturnValue(new Promise(() => undefined));
    let isStarted = false;
    void app.startHostLogin().then(() => (isStarted = true));
    on.tellLogin(reply({ token: 'token-of-achieng' }));
    await vi.advanceTimersByTimeAsync(4000);
    expect(isStarted).toBe(true);
    expect(app.session()).toBeNull();
  });

  it.each([
    ['no answer', null],
    ['a text', 'token-of-achieng'],
    ['another result', { result: 'cancel', data: { token: 'token-of-achieng' } }],
    ['a token that the lender does not know', reply({ token: 'stolen' })],
    ['a token that no header can carry', reply({ token: 'token-of-achieng\r\nX: 1' })],
    ['a token of somebody else than it says', reply({ token: 'token-of-achieng', userId: 'u-2' })],
    ['a user without a token', reply({ userId: 'u-1', mobile: '712345678' })],
  ])('the login is refused: %s', async (_, given) => {
    const app = await on.openPage();
    await app.takeLoginInfo(given);
    expect(app.session()).toBeNull();
    app.startSession({ token: 'mine', ...brian });
    await app.takeLoginInfo(given);
    expect(app.session()).toEqual({ token: 'mine', ...brian });
  });

  it('a login on the login screen continues to the requested screen, and Back does not return to the login', async () => {
    const app = await on.openPage('#/user/login');
    on.page.history.state = { usr: { returnTo: '/repay/cashier?orderNo=K7' }, idx: 3 };
    await app.takeLoginInfo(reply({ token: 'token-of-achieng' }));
    expect(on.page.location.hash).toBe('#/repay/cashier?orderNo=K7');
    expect(on.page.history.state).toMatchObject({ idx: 3 });
  });

  it("a login of another borrower deletes the previous borrower's data, and opens home", async () => {
    const app = await on.openPage('#/auth/personal_infomation');
    app.startSession({ token: 'mine', ...brian });
    app.writeDraft('K1', 'personal', { values: { firstName: 'Brian' }, lastField: null });
    app.queryClient.setQueryData(['user'], 'of Brian');
    await app.takeLoginInfo(reply({ token: 'token-of-achieng' }));
    await vi.advanceTimersByTimeAsync(0);
    expect(app.session()).toMatchObject(achieng);
    expect([...on.stored.entries()].filter((entry) => /Brian|u-2|722000002/.test(entry.join()))).toEqual([]);
    expect(app.queryClient.getQueryData(['user'])).toBeUndefined();
    expect(on.page.location.hash).toBe('#/');
  });

  it('a login of the same borrower keeps the input and the screen', async () => {
    const app = await on.openPage('#/auth/personal_infomation');
    app.startSession({ token: 'older', ...achieng });
    app.writeDraft('K1', 'personal', { values: { firstName: 'Achieng' }, lastField: null });
    await app.takeLoginInfo(reply({ token: 'token-of-achieng' }));
    expect(app.session()?.token).toBe('token-of-achieng');
    expect(app.readDraft('K1', 'personal').values).toEqual({ firstName: 'Achieng' });
    expect(on.page.location.hash).toBe('#/auth/personal_infomation');
  });

  it('a repeated login is confirmed once, and again after a lost connection', async () => {
    const app = await on.openPage();
    await Promise.all([1, 2, 3].map(() => app.takeLoginInfo(reply({ token: 'stolen' }))));
    expect(asked()).toEqual(['stolen']);
    line.mockRejectedValueOnce(new CallError('network'));
    await app.takeLoginInfo(reply({ token: 'token-of-achieng' }));
    expect(app.session()).toBeNull();
    await app.takeLoginInfo(reply({ token: 'token-of-achieng' }));
    expect(app.session()).toMatchObject(achieng);
    await app.takeLoginInfo(reply({ token: 'token-of-achieng' }));
    expect(asked()).toEqual(['stolen', 'token-of-achieng', 'token-of-achieng']);
  });

  it('a login is not taken again from a native app that has missed the logout', async () => {
    const first = await on.openPage();
    await first.takeLoginInfo(reply({ token: 'token-of-achieng' }));
    first.leave();
    expect(on.told.at(-1)).toEqual({ action: 'logout' });
    const again = await on.openPage();
    await again.takeLoginInfo(reply({ token: 'token-of-achieng' }));
    expect(again.session()).toBeNull();
    expect([...on.stored.values()].join()).not.toContain('token-of-achieng');
    await again.takeLoginInfo(reply({ token: 'token-of-brian' }));
    expect(again.session()).toMatchObject(brian);
  });

  it('a login on this page takes precedence during the confirmation', async () => {
    const app = await on.openPage();
    const taken = app.takeLoginInfo(reply({ token: 'token-of-achieng' }));
    app.startSession({ token: 'by-code', ...brian });
    await taken;
    expect(app.session()).toEqual({ token: 'by-code', ...brian });
  });

  it('an empty token ends the session of the native app, and no other session', async () => {
    const app = await on.openPage('#/records');
    app.startSession({ token: 'by-code', ...brian });
    await app.takeLoginInfo(reply({ token: '' }));
    expect(app.session()).toMatchObject(brian);
    await app.takeLoginInfo(reply({ token: 'token-of-achieng' }));
    await app.takeLoginInfo(reply({ token: '' }));
    expect(app.session()).toBeNull();
    expect(on.stored.has('Authorization')).toBe(false);
    expect(on.page.location.hash).toBe('#/');
  });

  it("a login that ends before the lender's answer is not taken", async () => {
    const app = await on.openPage();
    const taken = app.takeLoginInfo(reply({ token: 'token-of-achieng' }));
    await app.takeLoginInfo(reply({ token: '' }));
    await taken;
    expect(app.session()).toBeNull();
  });

  it('the login is requested again when the page becomes visible, and when the connection returns', async () => {
    const app = await on.openPage();
    void app.startHostLogin();
    document.dispatchEvent(new Event('visibilitychange'));
    on.page.dispatchEvent(new Event('online'));
    expect(on.told.map(({ action }) => action)).toEqual(['getLoginInfo', 'getLoginInfo', 'getLoginInfo']);
  });
});
