import { describe, expect, it } from 'vitest';
import { expectAccessible } from './expect-accessible.ts';
import { onOneLender } from './on-one-lender.ts';
import { wordsIn } from './words.ts';

const on = onOneLender();

describe('a screen whose code does not load', () => {
  it.each(['en', 'es', 'sw'] as const)(
    '[S8-27] the page states a network failure, and opens after a reload: %s',
    async (language) => {
      const words = wordsIn(language);
      await on.page.addInitScript((spoken) => {
        localStorage.setItem('settings', JSON.stringify({ language: spoken }));
      }, language);
      await on.open('/me');
      await on.heading(words.say('me:title'));
      const code = /\/terms-screen-[^/]*\.js/;
      await on.page.route(code, (route) => route.abort('connectionreset'));
      await on.page.getByRole('button', { name: words.say('content:terms') }).tap();
      const alert = on.page.getByRole('alert');
      await alert.getByText(words.say('shell:failure.screen')).waitFor();
      await on.heading(words.say('shell:failure.title'));
      await expectAccessible(on.page, 'a screen that did not come');
      await on.page.unroute(code);
      await alert.getByRole('button', { name: words.say('ui:tryAgain') }).tap();
      await on.heading(words.say('terms:title'));
      on.phone.expectNoErrors(/ERR_CONNECTION_RESET|dynamically imported module|terms-screen/);
    },
  );

  it('[S8-27] the page uses the words of the specification', () => {
    expect(wordsIn('en').say('shell:failure.screen')).toMatch(/^Network failed, please reload the page\./);
  });
});
