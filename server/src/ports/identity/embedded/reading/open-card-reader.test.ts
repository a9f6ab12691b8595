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

describe('[S7-33] cards are read', () => {
  it('[S1-12] the front of a photo by hand, and the back upside down', async () => {
    const [front, back] = await Promise.all([
      reader.read({ side: 'front', image: await degrade(card.front, 'realistic'), market: 'ke' }),
      reader.read({ side: 'back', image: await degrade(card.back, 'turned180'), market: 'ke' }),
    ]);
    const { nationalId, names, birthday } = person;
    expect(front).toEqual({ state: 'read', text: { nationalId, names, birthday } });
    expect(back).toEqual({ state: 'read', text: { nationalId, names: null, birthday } });
  });

  it('a number of which a lamp has wiped out the end is not read', async () => {
    const photo = await degrade(card.front, 'glareEnd');
    const finding = await reader.read({ side: 'front', image: photo, market: 'ke' });
    expect(finding).toEqual({ state: 'unread', because: 'numberUnread' });
  });

  it('a front is no back, and a photo that cannot be decoded ends nothing', async () => {
    const broken = reader.read({ side: 'back', image: Buffer.from('no photo'), market: 'ke' });
    await expect(broken).rejects.toThrow(/unsupported/i);
    const photo = await degrade(card.front, 'small');
    const finding = await reader.read({ side: 'back', image: photo, market: 'ke' });
    expect(finding).toEqual({ state: 'unread', because: 'notThisSide' });
  });
});
