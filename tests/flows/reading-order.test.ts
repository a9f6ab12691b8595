import { expect, it } from 'vitest';
import { axeLook } from './looks/axe.ts';
import { layoutLook } from '../../kopa-stories/src/layout.ts';
import { readingLook } from './looks/reading.ts';
import { steadinessLook } from './looks/steadiness.ts';
import { onOneLender } from './on-one-lender.ts';
import { Player } from './player.ts';
import { touchHand } from './touch-hand.ts';
import { wordsIn } from './words.ts';

const on = onOneLender();

it('a screen reader meets the application in order, with names, headings, required marks and errors; at 320 px everything fits and is reachable', async () => {
  await on.page.setViewportSize({ width: 320, height: 568 });
  const words = wordsIn('en');
  const player = new Player({
    phone: on.phone,
    lender: on.lender,
    mobile: '712345201',
    words,
    hand: touchHand(on.page),
    hasty: true,
    reload: true,
    looks: [
      readingLook(on.page, words),
      layoutLook(on.page),
      axeLook(on.page),
      await steadinessLook(on.page),
    ],
  });
  await player.play();
  expect(player.found).toEqual([]);
  on.phone.expectNoErrors();
});
