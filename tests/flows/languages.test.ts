import { kenya } from '@kopa/contract/policy';
import { expect, it } from 'vitest';
import { Finder } from './hand.ts';
import { axeLook } from './looks/axe.ts';
import { languageLook } from './looks/language.ts';
import { layoutLook } from '../../kopa-stories/src/layout.ts';
import { onOneLender } from './on-one-lender.ts';
import { Player, type Look } from './player.ts';
import { startPhone } from './start-phone.ts';
import { touchHand } from './touch-hand.ts';
import { wordsIn } from './words.ts';

// As the edition is shipped: the first page of a new phone asks for the language.
const on = onOneLender({ phones: false, policy: { languagesAtStart: kenya.languagesAtStart } });
const ownNames = { en: 'English', sw: 'Kiswahili', es: 'Español' };

it.each([
  ['es', 'es-MX', 'wide spaces', '712345231', { locale: 'es-MX' }, ['es', 'en', 'sw']],
  ['sw', 'sw-KE', 'landscape', '712345232', { viewport: { width: 740, height: 360 } }, ['en', 'sw', 'es']],
] as const)('in %s the whole application uses %s, with %s', async (...options) => {
  const [language, locale, look, mobile, ofPhone, offered] = options;
  const phone = await startPhone(on.browser, ofPhone);
  if (look === 'wide spaces') await phone.context.addInitScript(spaceOut);
  try {
    const { page } = phone;
    const rows = page.locator('main button');
    const isAsked = async () => {
      await page.goto(on.lender.url);
      await rows.first().waitFor();
      expect(await rows.evaluateAll((all) => all.map((row) => row.getAttribute('lang')))).toEqual(offered);
    };
    await isAsked();
    const spacing = await rows.first().evaluate((row) => getComputedStyle(row).letterSpacing);
    expect(spacing !== 'normal').toBe(look === 'wide spaces');
    expect(await axeLook(page)()).toEqual([]);
    // Nothing was chosen: the next visit asks again.
    await page.goBack();
    await isAsked();
    await rows.filter({ hasText: ownNames[language] }).tap();
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
    // Home speaks the language at once; `play` opens the app again, and nothing asks.
    await page.locator('header h1').waitFor();
    await player.play();
    expect(player.found).toEqual([]);
    await expect.poll(() => page.locator('main').innerText()).toMatch(/KSh\s10,\d{3}/);
    phone.expectNoErrors();
  } finally {
    await phone.close();
  }
});

/** The text spacing that a reader may set (WCAG 1.4.12). */
function spaceOut() {
  const sheet = new CSSStyleSheet();
  const spaces =
    'line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important';
  sheet.replaceSync(`* { ${spaces} } p { margin-bottom: 2em !important }`);
  document.adoptedStyleSheets = [sheet];
}
