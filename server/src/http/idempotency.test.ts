import { createCipheriv, createHash, randomBytes } from 'node:crypto';
import { idempotencyHeader } from '@kopa/contract';
import { asc } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import { withBetween } from '../../test/between-queries.ts';
import { isEmbeddedRun, openOwnPostgres, postgres, useDatabase } from '../../test/test-database.ts';
import { KeyRing, keysOf, useKeys } from '../storage/key-ring.ts';
import { idempotencyKeys } from '../storage/schema/index.ts';
import type { Sealed } from '../storage/sealing-key.ts';
import { changeOnce, commandOf, earlierAnswer, forgetCommand, type Command } from './idempotency.ts';

const at = Date.UTC(2026, 0, 15, 9);

/** The command of a request with this body. */
async function command(
  body: Record<string, unknown>,
  { owner = 'u1', call = 'apply', key = 'k1', secret = 'a secret' } = {},
): Promise<Command> {
  const request = { headers: { [idempotencyHeader.toLowerCase()]: key } };
  return (await commandOf(request as unknown as FastifyRequest, owner, call, body, secret))!;
}
const hash = async (body: Record<string, unknown>, secret?: string) =>
  (await command(body, secret === undefined ? {} : { secret })).requestHash;

const file = (text: string) => new File([text], 'card.jpg');

describe('the hash of a request', () => {
  it('the order of fields and a field that is undefined do not matter, names, values and the key do', async () => {
    const one = await hash({ amount: '5000', days: 91 });
    expect(await hash({ days: 91, amount: '5000', code: undefined })).toBe(one);
    for (const other of [
      { amount: '5000' },
      { amount: '5000', days: '91' },
      { amount: '5000', months: 91 },
      { amount: '5000', days: 91, code: null },
    ])
      expect(await hash(other)).not.toBe(one);
    expect(await hash({ amount: '5000', days: 91 }, 'another secret')).not.toBe(one);
  });

  it('a file ends where its bytes end, whatever they spell', async () => {
    const two = await hash({ a: file('bytes'), b: 'x' });
    expect(await hash({ a: file('bytes'), b: 'x' })).toBe(two);
    expect(await hash({ a: file('other'), b: 'x' })).not.toBe(two);
    expect(await hash({ a: file('bytes"b""x"') })).not.toBe(two);
  });

  it('a key that came twice is refused, and so is one that is not well formed', async () => {
    for (const key of [['k1', 'k1'], 'k'.repeat(201), 'two words', '']) {
      const sent = { headers: { [idempotencyHeader.toLowerCase()]: key } };
      await expect(
        commandOf(sent as unknown as FastifyRequest, 'u1', 'apply', {}, 's'),
      ).rejects.toMatchObject({
        error: 'invalidInput',
        fields: { [idempotencyHeader]: 'idempotencyKey.invalid' },
      });
    }
    await expect(commandOf({ headers: {} } as FastifyRequest, 'u1', 'apply', {}, 's')).resolves.toBeNull();
  });
});

describe('a command', () => {
  const test = useDatabase();
  beforeEach(() => useKeys(test.db, new KeyRing('a secret')));

  let done = 0;
  const once = (named: Command | null, answer: unknown) =>
    changeOnce(test.db, named, at, () => {
      done += 1;
      return Promise.resolve(answer);
    });

  it('is executed once for its owner, call and key, an answer of null too', async () => {
    done = 0;
    const named = await command({});
    for (const [each, answer] of [
      [named, { orderNo: '1' }],
      [{ ...named, owner: 'u2' }, null],
      [{ ...named, call: 'draw' }, [1]],
      [{ ...named, key: 'k2' }, 'text'],
    ] as const) {
      expect(await earlierAnswer(test.db, each)).toBeNull();
      expect(await once(each, answer)).toEqual({ answer, isNew: true });
      expect(await once(each, 'another answer')).toEqual({ answer, isNew: false });
      expect(await earlierAnswer(test.db, each)).toEqual({ answer });
    }
    expect(done).toBe(4);
    expect(await once(null, 5)).toEqual({ answer: 5, isNew: true });
    const kept = await test.db.select().from(idempotencyKeys).orderBy(asc(idempotencyKeys.key));
    expect(kept.map(({ createdAt }) => createdAt)).toEqual([at, at, at, at]);
  });

  it('a forgotten command is executed again, and no other one', async () => {
    done = 0;
    const named = await command({});
    const other = { ...named, key: 'k2' };
    await once(named, 1);
    await once(other, 2);
    await forgetCommand(test.db, named);
    expect(await once(named, 3)).toEqual({ answer: 3, isNew: true });
    expect(await once(other, 4)).toEqual({ answer: 2, isNew: false });
  });

  it('another request under the key is refused, and a failure keeps nothing', async () => {
    const named = await command({ amount: '5000' });
    await expect(
      changeOnce(test.db, named, at, () => Promise.reject(new Error('No such order.'))),
    ).rejects.toThrow('No such order.');
    expect(await earlierAnswer(test.db, named)).toBeNull();
    await once(named, 1);
    const another = await command({ amount: '6000' });
    await expect(earlierAnswer(test.db, another)).rejects.toThrow('idempotencyKeyReused');
    await expect(once(another, 2)).rejects.toThrow('idempotencyKeyReused');
  });

  it('an answer that was stored by an earlier version opens, also from before keys had names', async () => {
    const named = await command({});
    const { owner, call, key } = named;
    const inPlace = keysOf(test.db).seal(1, { column: 'idempotency_keys.answer', row: [owner, call, key] });
    for (const answer of [inPlace, sealedUnnamed(1, 'a secret')]) {
      await once(named, 'an answer');
      await test.db.update(idempotencyKeys).set({ answer });
      expect(await earlierAnswer(test.db, named)).toEqual({ answer: 1 });
    }
  });

  it('the stored answer of one command does not open in the row of another', async () => {
    const named = await command({});
    const [one, other] = [named, { ...named, owner: 'u2' }];
    await once(one, { token: 'of one' });
    await once(other, { token: 'of the other' });
    const rows = await test.db.select().from(idempotencyKeys).orderBy(asc(idempotencyKeys.owner));
    expect(JSON.stringify(rows)).not.toContain('of one');
    await test.db.update(idempotencyKeys).set({ answer: rows[1]!.answer });
    await expect(earlierAnswer(test.db, one)).rejects.toThrow('moved from another row');
    expect(await earlierAnswer(test.db, other)).toEqual({ answer: { token: 'of the other' } });
  });
});

const saying = (answer: string) => () => Promise.resolve(answer);

describe.skipIf('missing' in postgres || isEmbeddedRun)('a command that is forgotten meanwhile', () => {
  const test = useDatabase(openOwnPostgres);

  it('is executed again, or has the first answer, and never fails', async () => {
    const answers: unknown[] = [];
    for (let n = 1; n <= 5; n += 1) {
      const named = await command({}, { key: `k${n}` });
      await changeOnce(test.db, named, at, saying('first'));
      const forget = () => forgetCommand(test.db, named);
      const { answer } = await withBetween(n, forget, () => changeOnce(test.db, named, at, saying('second')));
      answers.push(answer.answer);
    }
    // Begin, claim, read: from then on the first answer is known.
    expect(answers).toEqual(['second', 'second', 'second', 'first', 'first']);
  });
});

/** A value as it was sealed before keys had names. */
function sealedUnnamed(value: unknown, secret: string): Sealed {
  const key = createHash('sha256').update(`idempotency|${secret}`).digest();
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  const text = Buffer.concat([cipher.update(JSON.stringify(value)), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64') as Sealed;
}
