import { basePath, defaultPackageName, errorCodes, headers } from '@kopa/contract';
import { calls } from '@kopa/contract/calls';
import type { Call } from '@kopa/contract/calls/call';
import { cancelDrawMoney, latestOrder, productListMarket } from '@kopa/contract/calls/loan';
import { customerService, marketIndex } from '@kopa/contract/calls/market';
import { sandboxClock } from '@kopa/contract/calls/sandbox';
import { getVerifyCode, login } from '@kopa/contract/calls/security';
import { saveAdditionInfoMarket } from '@kopa/contract/calls/addition-info';
import { saveBasicInfoMarket } from '@kopa/contract/calls/basic-info';
import { uploadCurpFront } from '@kopa/contract/calls/user';
import { encryptPath } from '@kopa/contract/wire/path-cipher';
import { describe, expect, it } from 'vitest';
import {
  additional,
  applied,
  loggedIn,
  mobile,
  personal,
  hollowPng,
  png,
  registered,
} from '../../test/borrower.ts';
import { useDatabase } from '../../test/test-database.ts';
import { inject, startTestLender } from '../../test/test-lender.ts';
import { orderEvents, orderPhotos } from '../storage/schema/index.ts';

const where = (call: Call) => `${basePath}/${encryptPath(call.path, defaultPackageName)}`;
const sentHeaders = { [headers.packageName]: defaultPackageName, [headers.lang]: 'es' };

describe('bad input', () => {
  const test = useDatabase();
  const start = () => startTestLender(test.db);

  it('an unparseable body is refused', async () => {
    const lender = await start();
    const bodies: [string, string][] = [
      ['application/json', '{"mobile":'],
      ['application/json', ''],
      ['application/json', '[]'],
      ['application/json', 'null'],
      ['application/json', '"712345678"'],
      ['application/json', '712345678'],
      ['application/json', '{"__proto__":{"a":1},"mobile":"712345678"}'],
      ['text/plain', '{"mobile":"712345678"}'],
      ['application/x-www-form-urlencoded', 'mobile=712345678'],
      ['application/json', JSON.stringify({ mobile, filler: 'x'.repeat(1024 * 1024) })],
    ];
    for (const [type, payload] of bodies) {
      const refused = await lender.raw({
        method: 'POST',
        url: where(getVerifyCode),
        headers: { ...sentHeaders, 'content-type': type },
        payload,
      });
      expect(refused).toMatchObject({ status: 400, code: errorCodes.unparseableBody, data: null });
      expect(refused.msg).toBe('No se puede leer lo enviado. Inténtalo de nuevo.');
    }
  });

  it('a broken multipart body is refused', async () => {
    const lender = await start();
    const token = await registered(lender);
    const refused = await lender.raw({
      method: 'POST',
      url: where(uploadCurpFront),
      headers: {
        ...sentHeaders,
        [headers.authorization]: token,
        'content-type': 'multipart/form-data; boundary=x',
      },
      payload: '--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\nabc',
    });
    expect(refused).toMatchObject({ status: 400, code: errorCodes.unparseableBody });
  });

  it('[S7-04] an unknown path is refused, encrypted or plain', async () => {
    const lender = await start();
    const paths = [
      `${basePath}/${encryptPath('/loan/gift', defaultPackageName)}`,
      `${basePath}${latestOrder.path}`,
      `${basePath}/`,
      '/nowhere',
      `/~call${latestOrder.path}`,
      `${basePath}/${encryptPath(sandboxClock.path, defaultPackageName)}`,
    ];
    for (const url of paths) {
      const refused = await lender.raw({ method: 'GET', url, headers: sentHeaders });
      expect([url, refused]).toMatchObject([
        url,
        { status: 404, code: errorCodes.unknownCall, msg: 'Esta dirección no existe.' },
      ]);
    }
    const wrongMethod = await lender.raw({ method: 'POST', url: where(latestOrder), headers: sentHeaders });
    expect(wrongMethod.code).toBe(errorCodes.unknownCall);
  });

  it('[S7-04] [S7-06] an undecryptable path, and a path under a foreign package name, are refused', async () => {
    const lender = await start();
    const right = where(latestOrder);
    const cases: [string, Record<string, string>][] = [
      [right.slice(0, -2), sentHeaders],
      [`${right.slice(0, -1)}${right.endsWith('0') ? '1' : '0'}`, sentHeaders],
      [right.toUpperCase().replace('/API', basePath), sentHeaders],
      [`${basePath}/${'0'.repeat(32)}`, sentHeaders],
      [`${basePath}/${encryptPath('/loan/../loan', defaultPackageName)}`, sentHeaders],
      [right, { ...sentHeaders, [headers.packageName]: 'some.other.app' }],
      [right, { [headers.lang]: 'es' }],
    ];
    for (const [url, sent] of cases) {
      const refused = await lender.raw({ method: 'GET', url, headers: sent });
      expect(refused).toMatchObject({ status: 400, code: errorCodes.undecryptablePath });
      expect(refused.msg).toMatch(/^No se puede leer esta dirección/);
    }
  });

  it('a command at the wrong step is refused with the current step of the order', async () => {
    const lender = await start();
    const { token, orderNo } = await applied(lender);
    const early = { loanOrderId: orderNo, ...additional };
    const refused = await lender.send(saveAdditionInfoMarket, early, { token, lang: 'sw' });
    expect(refused).toMatchObject({
      code: errorCodes.stepOutOfTurn,
      msg: 'Ombi lako sasa liko katika hatua nyingine.',
      data: { step: 6 },
    });
    expect(await test.db.select().from(orderEvents)).toHaveLength(1);
  });

  it('an order of another borrower is refused as unknown', async () => {
    const lender = await start();
    const { orderNo } = await applied(lender);
    const token = await registered(lender, '722000001');
    const theirs = { loanOrderId: orderNo, ...personal };
    expect((await lender.send(saveBasicInfoMarket, theirs, { token })).code).toBe(errorCodes.orderNotFound);
    expect((await lender.send(cancelDrawMoney, { orderNo: '' }, { token })).fields).toEqual({
      orderNo: 'orderNo.required',
      reason: 'cancelReason.required',
    });
  });

  it('[S5-45] [S7-30] a photo that is not an image is refused', async () => {
    const lender = await start();
    const { token, orderNo } = await applied(lender);
    const sent = { token };
    await lender.send(saveBasicInfoMarket, { loanOrderId: orderNo, ...personal }, sent);
    await lender.send(saveAdditionInfoMarket, { loanOrderId: orderNo, ...additional }, sent);
    const photo = new Uint8Array(await png().arrayBuffer());
    const files = [
      new File(['GIF89a'], 'a.gif', { type: 'image/gif' }),
      new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'a.png', { type: 'image/png' }),
      new File([photo.slice(0, 20)], 'a.png', { type: 'image/png' }),
      new File([], 'a.png', { type: 'image/png' }),
      png(4, 4),
    ];
    for (const file of files) {
      const refused = await lender.call(uploadCurpFront, { loanOrderId: orderNo, file }, sent);
      expect(refused).toMatchObject({ status: 200, code: errorCodes.notAPhoto });
    }
    const none = await lender.send(uploadCurpFront, { loanOrderId: orderNo }, sent);
    expect(none).toMatchObject({ code: errorCodes.invalidInput, fields: { file: 'file.required' } });
    const large = new File([new Uint8Array(20 * 1024 * 1024 + 1)], 'a.png', { type: 'image/png' });
    for (const file of [large, hollowPng(100_000, 100_000), hollowPng(8_000, 5_001)]) {
      const refused = await lender.call(uploadCurpFront, { loanOrderId: orderNo, file }, sent);
      expect(refused).toMatchObject({ status: 200, code: errorCodes.photoTooLarge });
    }
    const broken = await lender.call(
      uploadCurpFront,
      { loanOrderId: orderNo, file: hollowPng(640, 400) },
      sent,
    );
    expect(broken).toMatchObject({ status: 200, code: errorCodes.photoIncomplete });
    expect(await test.db.select().from(orderPhotos)).toHaveLength(0);
  });

  it('a call without a login is refused before its body is read', async () => {
    const lender = await start();
    const request = await inject(uploadCurpFront, { loanOrderId: 'x', file: png() });
    const refused = await lender.raw({ ...request, payload: 'not read' });
    expect(refused.code).toBe(errorCodes.notLoggedIn);
  });

  it('[S5-35] every wrong field is named with a message key', async () => {
    const lender = await start();
    const token = await registered(lender);
    for (const call of Object.values<Call>(calls)) {
      if (call.auth === 'sandbox' || call.encoding === 'multipart') continue;
      const refused = await lender.send(call, {}, { token });
      for (const key of Object.values(refused.fields ?? {})) expect(key).toMatch(/^\w+\.\w+$/);
    }
  });

  it('bad input is logged without personal data', async () => {
    const lender = await start();
    const { token, orderNo } = await applied(lender);
    await lender.send(
      saveBasicInfoMarket,
      { loanOrderId: orderNo, ...personal, email: 'wanjiru' },
      { token },
    );
    await lender.send(login, { mobile, code: '424242' });
    await lender.raw({ method: 'GET', url: `${basePath}/secret-address?mobile=${mobile}` });
    await lender.pass(60_000);
    await loggedIn(lender);
    await lender.call(marketIndex, {}, { token });
    const log = lender.log();
    expect(log).toContain('"call":"saveBasicInfoMarket","code":100400');
    expect(log).toContain(`"code":${errorCodes.unknownCall}`);
    expect(log).toContain(`"call":"marketIndex","code":${errorCodes.otherDevice}`);
    for (const secret of [mobile, token, '424242', 'Wanjiru', 'Moi Avenue', '12345678', 'secret-address'])
      expect(log).not.toContain(secret);
  });
});

describe('an answer', () => {
  const test = useDatabase();

  it('[S7-01] [S7-03] [S7-10] [S7-11] [S7-12] an answer has code 0 and data, and must not be cached', async () => {
    const lender = await startTestLender(test.db);
    const reply = await lender.app.inject(await inject(productListMarket, {}));
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.json()).toMatchObject({ code: 0, msg: '', data: { products: [{ productId: 'personal' }] } });
    expect((await lender.call(customerService, {})).data.phone).toMatch(/^\+254/);
  });

  it('[S7-09] an answer uses the language of the header, or English for an unknown language', async () => {
    const lender = await startTestLender(test.db);
    const said = async (lang: string) => (await lender.call(latestOrder, {}, { lang })).msg;
    expect(await said('en')).toBe('User not logged in. Log in to continue.');
    expect(await said('es')).toBe('No has iniciado sesión. Inicia sesión para continuar.');
    expect(await said('sw')).toBe('Hujaingia kwenye akaunti. Ingia ili uendelee.');
    expect(await said('xx')).toBe('User not logged in. Log in to continue.');
  });
});
