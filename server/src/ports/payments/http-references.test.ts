import { describe, expect, it } from 'vitest';
import { listening, nobodyListens } from '../../../test/listening.ts';
import { httpReferences, readReferencePaid } from './http-references.ts';
import { PaymentOutcomeUnknown, PaymentRefused } from './payments.ts';

const request = { id: 'our-id', channel: 'oxxo', orderNo: 'K7M3QX9TAB4', amountCents: 200_000 } as const;
const given = {
  reference: '93000000000008',
  bankName: null,
  link: null,
  expiresAt: '2026-01-18T09:00:00Z',
};

interface Heard {
  url: string | undefined;
  authorization: string | undefined;
  body: unknown;
}

const adapter = (baseUrl: string) =>
  httpReferences({
    baseUrl: () => baseUrl,
    key: 'the key',
    channels: ['oxxo', 'stpClabe'],
    currency: 'MXN',
    callbacks: () => ({ origin: 'https://lender.example', secret: 'hush' }),
  });

/** A gateway with this answer, and its received requests. */
async function gateway(status: number, body: string): Promise<{ url: string; heard: Heard[] }> {
  const heard: Heard[] = [];
  const url = await listening(({ url: asked, headers }, sent, response) => {
    heard.push({ url: asked, authorization: headers.authorization, body: JSON.parse(String(sent)) });
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  });
  return { url, heard };
}

describe('references over HTTP', () => {
  it('the request has our id, the key and the callback address, and no personal data', async () => {
    const { url, heard } = await gateway(200, JSON.stringify(given));
    expect(await adapter(url).give(request)).toEqual({
      reference: '93000000000008',
      bankName: null,
      link: null,
      expiresAt: Date.UTC(2026, 0, 18, 9),
    });
    await adapter(url).give({ ...request, channel: 'stpClabe', amountCents: null });
    expect(heard).toEqual([
      {
        url: '/v1/references',
        authorization: 'Bearer the key',
        body: {
          id: 'our-id',
          channel: 'oxxo',
          orderNo: 'K7M3QX9TAB4',
          amount: '2000.00',
          currency: 'MXN',
          callbackUrl: 'https://lender.example/callbacks/hush/reference-paid/oxxo',
        },
      },
      expect.objectContaining({ body: expect.objectContaining({ channel: 'stpClabe', amount: null }) }),
    ]);
    expect(adapter(url).gives('oxxo')).toBe(true);
    expect(adapter(url).gives('mangoCash')).toBe(false);
    expect(adapter(url).gives('paybill')).toBe(false);
  });

  it('a refusal of the gateway is a refusal, and an unreachable gateway is a temporary refusal', async () => {
    const { url } = await gateway(422, '{"error":"no"}');
    await expect(adapter(url).give(request)).rejects.toMatchObject({
      name: PaymentRefused.name,
      passing: false,
    });
    await expect(adapter(await nobodyListens()).give(request)).rejects.toMatchObject({
      name: PaymentRefused.name,
      passing: true,
    });
  });

  it.each([
    ['a fault', 500, '{}'],
    ['a wrong key', 401, '{}'],
    ['no JSON', 200, '<html>'],
    ['nothing', 200, '{}'],
    ['no reference', 200, JSON.stringify({ ...given, reference: '1' })],
    ['a reference that is none', 200, JSON.stringify({ ...given, reference: '<script>alert(1)</script>' })],
    ['a link that is none', 200, JSON.stringify({ ...given, link: 'nowhere' })],
    ['a link that runs', 200, JSON.stringify({ ...given, link: 'javascript:alert(1)' })],
    ['no instant', 200, JSON.stringify({ ...given, expiresAt: 'soon' })],
  ])('the answer %s leaves the outcome unknown', async (_, status, body) => {
    const { url } = await gateway(status, body);
    await expect(adapter(url).give(request)).rejects.toBeInstanceOf(PaymentOutcomeUnknown);
  });

  it('a broken connection leaves the outcome unknown', async () => {
    const url = await listening((asked) => asked.socket.destroy());
    await expect(adapter(url).give(request)).rejects.toBeInstanceOf(PaymentOutcomeUnknown);
  });
});

describe('a report of a paid reference', () => {
  const told = {
    receipt: 'ABC123',
    reference: '93000000000008',
    amount: '500.50',
    paidAt: '2026-01-15T09:00:00Z',
  };

  it('the receipt has the prefix of its provider', () => {
    expect(readReferencePaid('oxxo', told, 'MXN')).toEqual({
      kind: 'referencePaid',
      channel: 'oxxo',
      reference: '93000000000008',
      payment: { receipt: 'OXXO-ABC123', amountCents: 50_050, paidAt: Date.UTC(2026, 0, 15, 9) },
    });
    expect(readReferencePaid('stpClabe', told, 'MXN')?.payment.receipt).toBe('STP-ABC123');
    const written = { ...told, receipt: ' abc 123', currency: 'mxn' };
    expect(readReferencePaid('stpClabe', written, 'MXN')?.payment.receipt).toBe('STP-ABC123');
    expect(readReferencePaid('oxxo', { ...told, paidAt: undefined }, 'MXN')?.payment.paidAt).toBeNull();
  });

  it('a report with a wrong part is refused', () => {
    const wrong: unknown[] = [
      null,
      'x',
      [],
      {},
      { ...told, amount: 500 },
      { ...told, amount: '0' },
      { ...told, amount: '1e3' },
      { ...told, receipt: 'A-1' },
      { ...told, receipt: '' },
      { ...told, receipt: '  ' },
      { ...told, currency: 'USD' },
      { ...told, reference: '' },
      { ...told, paidAt: 'yesterday' },
    ];
    for (const each of wrong) expect(readReferencePaid('oxxo', each, 'MXN')).toBeNull();
    expect(readReferencePaid('paybill', told, 'MXN')).toBeNull();
    expect(readReferencePaid('nobody', told, 'MXN')).toBeNull();
  });
});
