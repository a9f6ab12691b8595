import { expect, it } from 'vitest';
import { axeLook } from './looks/axe.ts';
import { languageLook } from './looks/language.ts';
import { layoutLook } from './looks/layout.ts';
import { onOneLender } from './on-one-lender.ts';
import { Player } from './player.ts';
import { startPhone } from './start-phone.ts';
import { touchHand } from './touch-hand.ts';
import { wordsIn } from './words.ts';

const on = onOneLender();

it.each([
  ['es', 'es-MX', '712345231'],
  ['sw', 'sw-KE', '712345232'],
] as const)('in %s the whole application speaks %s', async (language, locale, mobile) => {
  const phone = await startPhone(on.browser, { locale });
  try {
    const words = wordsIn(language);
    const player = new Player({
      phone,
      lender: on.lender,
      mobile,
      words,
      hand: touchHand(phone.page),
      hasty: true,
      looks: [languageLook(phone.page, words), layoutLook(phone.page), axeLook(phone.page)],
    });
    await player.play();
    expect(player.found).toEqual([]);
    phone.expectNoErrors();
  } finally {
    await phone.close();
  }
});
