import { expect, it } from 'vitest';
import { keysHand } from './keys-hand.ts';
import { axeLook } from './looks/axe.ts';
import { onOneLender } from './on-one-lender.ts';
import { Player } from './player.ts';
import { wordsIn } from './words.ts';

const on = onOneLender();

it('the application is completed and sent with keys alone', async () => {
  const player = new Player({
    phone: on.phone,
    lender: on.lender,
    mobile: '712345211',
    words: wordsIn('en'),
    hand: keysHand(on.page),
    hasty: true,
    looks: [axeLook(on.page)],
  });
  await player.play();
  expect(player.found).toEqual([]);
  on.phone.expectNoErrors();
});
