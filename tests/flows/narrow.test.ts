import { expect, it } from 'vitest';
import { axeLook } from './looks/axe.ts';
import { layoutLook } from './looks/layout.ts';
import { onOneLender } from './on-one-lender.ts';
import { Player } from './player.ts';
import { touchHand } from './touch-hand.ts';
import { wordsIn } from './words.ts';

const on = onOneLender();

it('at 320 px everything fits, can be hit and can be reached', async () => {
  await on.page.setViewportSize({ width: 320, height: 568 });
  const player = new Player({
    phone: on.phone,
    lender: on.lender,
    mobile: '712345221',
    words: wordsIn('en'),
    hand: touchHand(on.page),
    hasty: true,
    looks: [layoutLook(on.page), axeLook(on.page)],
  });
  await player.play();
  expect(player.found).toEqual([]);
  on.phone.expectNoErrors();
});
