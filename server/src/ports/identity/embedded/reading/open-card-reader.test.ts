import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { degrade } from '../../../../../test/cards/degrade.ts';
import { drawCard } from '../../../../../test/cards/draw-card.ts';
import { people } from '../../../../../test/cards/people.ts';
import { openCardReader, type CardReader } from './open-card-reader.ts';

const [person] = people(21, 1);
if (!person) throw new Error('Nobody was invented.');
let card: { front: Buffer; back: Buffer };
let reader: CardReader;
beforeAll(async () => {
  [card, reader] = await Promise.all([drawCard(person), openCardReader()]);
});
afterAll(() => reader.close());

describe('the card reader', () => {
  it('[S1-12] [S7-33] the reader reads the front of a hand-held photo, and an upside-down back', async () => {
    const [front, back] = await Promise.all([
      reader.read({ side: 'front', image: await degrade(card.front, 'realistic'), market: 'ke' }),
      reader.read({ side: 'back', image: await degrade(card.back, 'turned180'), market: 'ke' }),
    ]);
    const { nationalId, names, birthday } = person;
    expect(front).toEqual({ state: 'read', text: { nationalId, names, birthday } });
    expect(back).toEqual({ state: 'read', text: { nationalId, names: null, birthday } });
  });

  it('a number with an overexposed end is not returned', async () => {
    const photo = await degrade(card.front, 'glareEnd');
    const finding = await reader.read({ side: 'front', image: photo, market: 'ke' });
    expect(finding).toEqual({ state: 'unread', because: 'numberUnread' });
  });

  it('a front is not read as a back, and an undecodable photo causes no crash', async () => {
    const broken = reader.read({ side: 'back', image: Buffer.from('no photo'), market: 'ke' });
    await expect(broken).rejects.toThrow(/unsupported/i);
    const photo = await degrade(card.front, 'small');
    const finding = await reader.read({ side: 'back', image: photo, market: 'ke' });
    expect(finding).toEqual({ state: 'unread', because: 'notThisSide' });
  });
});
