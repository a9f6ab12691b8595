import { describe, expect, it } from 'vitest';
import { onOneLender } from './on-one-lender.ts';
import { openPersonal } from './personal-form.ts';
import { takeOption } from './take-option.ts';

const on = onOneLender();

/** Counts the React commits of the page. */
const countCommits = () =>
  on.page.addInitScript(() => {
    const counter = { commits: 0 };
    Object.assign(window, {
      counter,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        isDisabled: false,
        supportsFiber: true,
        renderers: new Map(),
        inject: () => 1,
        onCommitFiberRoot: () => {
          counter.commits += 1;
        },
        onCommitFiberUnmount: () => undefined,
        onPostCommitFiberRoot: () => undefined,
        checkDCE: () => undefined,
      },
    });
  });
const commits = () =>
  on.page.evaluate(() => (window as unknown as { counter: { commits: number } }).counter.commits);

describe('a form', () => {
  it('typing renders nothing', async () => {
    await countCommits();
    const borrower = await openPersonal(on.page, on.lender, '712345111');
    await on.page.getByLabel('Last name').fill('x');
    await on.page.getByLabel('First name').focus();
    expect(await commits()).toBeGreaterThan(0);
    // A late load may cause one render while the first name is typed on a busy machine; a faulty key would
    // render each time.
    await expect
      .poll(async () => {
        const before = await commits();
        await on.page.getByLabel('First name').pressSequentially('Wanjiru');
        return (await commits()) - before;
      })
      .toBe(0);
    expect(borrower.mobile).toBe('712345111');
  });

  it('[S2-95][S2-99][S5-35] a submit marks each missing row, lists them in a summary, and the links lead to them', async () => {
    const borrower = await openPersonal(on.page, on.lender, '712345112');
    await on.page.getByLabel('First name').fill('Wa');
    await borrower.button('Continue').tap();
    const summary = on.page.getByRole('region', { name: /^Please fix \d+ answers$/ });
    await summary.waitFor();
    await expect.poll(() => summary.evaluate((element) => element === document.activeElement)).toBe(true);
    await summary.getByRole('link', { name: 'Gender: Choose male or female' }).tap();
    await expect
      .poll(() => on.page.evaluate(() => document.activeElement?.getAttribute('name')))
      .toBe('gender');
    await expect.poll(() => on.page.getByLabel('First name').getAttribute('aria-invalid')).toBe('true');
    // The row that was left empty has a red ground.
    const ground = () =>
      on.page.getByLabel('Last name').evaluate((input) => {
        const { backgroundColor } = getComputedStyle(input.closest('[data-invalid]')!);
        const [red = 0, green = 0, blue = 0] = backgroundColor.match(/\d+/g)!.map(Number);
        return red > green && red > blue;
      });
    await expect.poll(ground).toBe(true);
    // Rows that do not show yet are not asked for.
    expect(await summary.getByRole('link', { name: /^National ID/ }).count()).toBe(0);
  });

  it('[S2-108][S2-109][S2-110][S2-111][S2-112] the later rows appear only after the birthday', async () => {
    await openPersonal(on.page, on.lender, '712345113');
    const row = (name: string) =>
      on.page.getByRole('button', { name: new RegExp(`^${name}`) }).or(on.page.getByLabel(name));
    const later = [
      'Education',
      'Marital status',
      'National ID number',
      'WhatsApp number',
      'Another phone number',
      'Email',
    ];
    for (const name of later) expect(await row(name).count(), name).toBe(0);
    await on.page.getByRole('button', { name: /^Birthday/ }).tap();
    await on.page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).tap();
    await on.page.getByText('National ID number').waitFor();
    for (const name of later) await expect.poll(() => row(name).count(), { message: name }).toBe(1);
    await on.page.getByText('Your agreement and receipts go to this address.').waitFor();
  });

  it('[S2-119][S4-51][S5-34][S8-31] the city row explains that a state comes first, and a new state clears the city', async () => {
    const borrower = await openPersonal(on.page, on.lender, '712345114');
    await on.page.getByRole('button', { name: /^City/ }).tap();
    await on.page.getByText('Choose a state first').nth(1).waitFor();
    const choose = async (row: string, choice: string) => {
      await on.page.getByRole('button', { name: new RegExp(`^${row}`) }).tap();
      await takeOption(on.page.getByRole('option', { name: choice }).first());
      await on.page.getByRole('dialog').waitFor({ state: 'hidden' });
    };
    await choose('State', 'Nairobi');
    await choose('City', 'Nairobi West');
    await on.page.getByRole('button', { name: /^City.*Nairobi West/ }).waitFor();
    await choose('State', 'Coast');
    await on.page.getByRole('button', { name: /^City.*Choose/ }).waitFor();
    await choose('State', 'Nairobi');
    await on.page.getByRole('button', { name: /^City.*Choose/ }).waitFor();
    expect(borrower.mobile).toBe('712345114');
  });

  it('the form states a lost connection and keeps the typed values', async () => {
    await openPersonal(on.page, on.lender, '712345115');
    await on.page.getByLabel('First name').fill('Wanjiru');
    await on.phone.context.setOffline(true);
    // On the strip; screen readers receive it from the live region.
    await on.page.getByText('You are offline. What you fill in is saved on this phone.').first().waitFor();
    await on.phone.context.setOffline(false);
    await on.page.reload();
    await on.page.getByLabel('First name').waitFor();
    await expect.poll(() => on.page.getByLabel('First name').inputValue()).toBe('Wanjiru');
  });
});
