import { expect, it } from 'vitest';
import { Finder } from './hand.ts';
import { axeLook } from './looks/axe.ts';
import { languageLook } from './looks/language.ts';
import { layoutLook } from './looks/layout.ts';
import { onOneLender } from './on-one-lender.ts';
import { Player, type Look } from './player.ts';
import { startPhone } from './start-phone.ts';
import { touchHand } from './touch-hand.ts';
import { wordsIn } from './words.ts';

const on = onOneLender({ phones: false });

it.each([
  ['es', 'es-MX', '712345231'],
  ['sw', 'sw-KE', '712345232'],
] as const)('in %s the whole application uses %s', async (language, locale, mobile) => {
  const phone = await startPhone(on.browser, { locale });
  try {
    const { page } = phone;
    const words = wordsIn(language);
    const find = new Finder(page, words);
    // The wheels begin at 15 June, 30 years ago, and are turned by a year and a month.
    const born = new Date(Date.UTC(new Date().getUTCFullYear() - 29, 4, 15));
    const options = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
    const written = new Intl.DateTimeFormat(locale, options).format(born).replaceAll(',', '');
    const dateLook: Look = async (at) => {
      if (at !== 'personal, address') return [];
      const row = await find.pickRow('personal:birthday.label').ariaSnapshot();
      return row.includes(written) ? [] : [`The birthday is ${row}, not ${written}.`];
    };
    const player = new Player({
      phone,
      lender: on.lender,
      mobile,
      words,
      hand: touchHand(page),
      hasty: true,
      looks: [axeLook(page), languageLook(page, words), layoutLook(page), dateLook],
    });
    await player.play();
    expect(player.found).toEqual([]);
    await expect.poll(() => page.locator('main').innerText()).toMatch(/KSh\s10,\d{3}/);
    phone.expectNoErrors();
  } finally {
    await phone.close();
  }
});
