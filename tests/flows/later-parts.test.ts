import { describe, expect, it } from 'vitest';
import words from '@kopa/locales/en/shell.json' with { type: 'json' };
import { onOneLender } from './on-one-lender.ts';
import { openPersonal } from './personal-form.ts';

const on = onOneLender();
const birthday = () => on.page.getByRole('button', { name: /^Birthday\b/ });
const picker = '**/assets/date-picker-*.js';

describe('a part that loads after its screen', () => {
  it('a part that fails to load is reported on use; a reload of the page brings the part and every row', async () => {
    await on.phone.context.route(picker, (route) => route.abort());
    await openPersonal(on.page, on.lender, '712345391');
    await on.page.getByLabel('First name').fill('Wanjiru');
    await birthday().tap();
    await on.heading(words.failure.title);
    await on.phone.context.unroute(picker);
    await on.page.getByRole('button', { name: 'Try again' }).tap();
    await birthday().tap();
    await on.page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).tap();
    await on.page.getByLabel('Email').waitFor();
    await expect.poll(() => on.page.getByLabel('First name').inputValue()).toBe('Wanjiru');
    on.phone.expectNoErrors(/ERR_FAILED/, /dynamically imported module/);
  });

  it('a row that was tapped before its part loaded opens afterwards', async () => {
    const gate: { open?: () => void } = {};
    const late = new Promise<void>((resolve) => (gate.open = resolve));
    await on.phone.context.route(picker, (route) => late.then(() => route.continue()));
    await openPersonal(on.page, on.lender, '712345392');
    await birthday().tap();
    expect(await on.page.getByRole('dialog').count()).toBe(0);
    gate.open?.();
    await on.page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).tap();
    await on.page.getByLabel('Email').waitFor();
    on.phone.expectNoErrors();
  });
});
