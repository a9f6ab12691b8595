import { describe, expect, it } from 'vitest';
import { expectAccessible } from './expect-accessible.ts';
import { onOneLender } from './on-one-lender.ts';
import { choose, openPersonal } from './personal-form.ts';
import { draftOf, rowsShown, sectionsSent, withSaved } from './sent-sections.ts';
import { takeOption } from './take-option.ts';

const on = onOneLender();

const open = (mobile: string) => openPersonal(on.page, on.lender, mobile);
const row = (name: string) => on.page.getByRole('button', { name: new RegExp(`^${name}\\b`) });
const chooseBirthday = async () => {
  await row('Birthday').tap();
  await on.page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).tap();
  await on.page.getByRole('dialog').waitFor({ state: 'hidden' });
};
/** Puts the caret after so many characters and types there. */
const typeAt = async (label: string, caret: number, text: string) => {
  const input = on.page.getByLabel(label, { exact: true });
  await input.focus();
  await input.evaluate((element, at) => (element as HTMLInputElement).setSelectionRange(at, at), caret);
  await on.page.keyboard.type(text);
  return input.evaluate((element) => {
    const { value, selectionStart } = element as HTMLInputElement;
    return { value, caret: selectionStart };
  });
};

const first = ['First name*', 'Middle name (optional)', 'Last name*', 'Gender*', 'Birthday*'];
const later = [
  'Education*',
  'Marital status*',
  'National ID number*',
  'WhatsApp number*',
  'Another phone number (optional)',
  'Email*',
];
const residence = ['Kind of home*', 'State*', 'City*', 'Address*'];

describe('the personal rows', () => {
  it('[S2-94][S2-97][S2-107][S2-113][S2-114] the personal rows stand in their order, and the later rows are announced', async () => {
    await open('712345301');
    await expect.poll(() => rowsShown(on.page)).toEqual([...first, ...residence]);
    const hint = on.page.getByText('Your agreement and receipts go to this address.');
    expect(await hint.count()).toBe(0);
    await row('Birthday').focus();
    await on.page.keyboard.press('Enter');
    await on.page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).focus();
    await on.page.keyboard.press('Enter');
    await on.page.getByLabel('Email').waitFor();
    await expect.poll(() => rowsShown(on.page)).toEqual([...first, ...later, ...residence]);
    await expect.poll(() => hint.count()).toBe(1);
    // Shown on the page itself, because the sheet with its words has closed.
    await on.page.getByRole('dialog').waitFor({ state: 'detached' });
    await on.page.getByText('More questions appeared below the birthday').waitFor({ state: 'attached' });
    await expect.poll(() => on.page.evaluate(() => document.activeElement?.id)).toBe('birthday');
    await expectAccessible(on.page, 'personal, with the later rows');
    on.phone.expectNoErrors();
  });

  it('[S5-05][S5-06][S5-07] names lose all characters but letters during typing, and the caret stays', async () => {
    await open('712345302');
    for (const label of ['First name', 'Middle name (optional)', 'Last name']) {
      await on.page.getByLabel(label, { exact: true }).fill('Wanjiru');
      expect(await typeAt(label, 3, '9ũ!')).toEqual({ value: 'Wanũjiru', caret: 4 });
    }
    await on.page.getByLabel('Last name').fill("  Ng’ang'a <b>Ότ😀-Odhiambo ");
    await expect.poll(() => on.page.getByLabel('Last name').inputValue()).toBe("Ng'ang'a b-Odhiambo ");
  });

  it('[S5-11][S5-15][S5-16][S5-17][S5-18] numbers are accepted in any notation', async () => {
    await open('712345303');
    await chooseBirthday();
    // Most borrowers use their login number for WhatsApp.
    await expect.poll(() => on.page.getByLabel('WhatsApp number').inputValue()).toBe('712 345 303');
    await on.page.getByLabel('National ID number').fill('27.384.195-77');
    await expect.poll(() => on.page.getByLabel('National ID number').inputValue()).toBe('27384195');
    for (const label of ['WhatsApp number', 'Another phone number'])
      for (const written of ['+254 (0)712-345 412', '254712345412', '0712 345 412', '712345412']) {
        await on.page.getByLabel(label).fill(written);
        await expect
          .poll(() => on.page.getByLabel(label).inputValue(), { message: written })
          .toBe('712 345 412');
      }
  });

  it('[S5-03][S5-04] the email row suggests three hosts, and a choice keeps the focus', async () => {
    await open('712345304');
    await chooseBirthday();
    const email = on.page.getByLabel('Email');
    const endings = on.page.getByRole('group', { name: 'Common endings' }).getByRole('button');
    await email.pressSequentially(' wanjiru @');
    await expect.poll(() => endings.allTextContents()).toEqual(['@gmail.com', '@yahoo.com', '@outlook.com']);
    await endings.nth(1).tap();
    await endings.first().waitFor({ state: 'detached' });
    await expect.poll(() => email.inputValue()).toBe('wanjiru@yahoo.com');
    await expect.poll(() => on.page.evaluate(() => document.activeElement?.id)).toBe('email');

    await email.fill('wanjiru@out');
    await on.page.keyboard.press('Tab');
    await on.page.keyboard.press('Enter');
    await expect.poll(() => email.inputValue()).toBe('wanjiru@outlook.com');
    await expect.poll(() => on.page.evaluate(() => document.activeElement?.id)).toBe('email');
  });

  it('[S4-49][S4-50][S3-14] the rows are sent as codes and digits, and return in words', async () => {
    const sent = sectionsSent(on.page);
    const borrower = await open('712345305');
    await on.page.getByLabel('Last name').fill('Otieno');
    await borrower.fillPersonal();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ gender: '2', birthday: expect.stringMatching(/^\d\d-\d\d-\d{4}$/) });
    expect(sent[0]).toMatchObject({ middleName: '', sparePhone: '', state: 'rift_valley' });

    await withSaved(on.page, 'personal', { gender: 'male', birthday: '05-09-1994' });
    await on.open('/auth/personal_infomation');
    await on.page.reload();
    await on.page.getByRole('button', { name: /^Birthday.*5 Sept? 1994/ }).waitFor();
    await expect.poll(() => on.page.getByRole('radio', { name: 'Male', exact: true }).isChecked()).toBe(true);
    await borrower.button('Continue').tap();
    await borrower.heading('Work and contacts');
    expect(sent[1]).toMatchObject({ gender: '1', birthday: '05-09-1994' });
  });
});

describe('the residence rows', () => {
  it('[S2-119][S3-111][S4-51][S4-52][S5-34] the state comes first, and another state clears the city', async () => {
    await open('712345306');
    await row('City').tap();
    await on.page
      .getByRole('status')
      .getByText('Choose a state first')
      .first()
      .waitFor({ state: 'attached' });
    expect(await on.page.getByRole('dialog').count()).toBe(0);

    await choose(on.page, 'State', 'Central');
    await row('City').tap();
    await on.page.getByRole('option', { name: 'Kiambu East' }).waitFor();
    await expect.poll(() => on.page.getByRole('option').count()).toBe(11);
    await takeOption(on.page.getByRole('option', { name: 'Kiambu East' }));
    await on.page.getByRole('button', { name: /^City.*Kiambu East/ }).waitFor();
    await expect
      .poll(() => draftOf(on.page, 'personal'))
      .toMatchObject({
        state: 'central',
        city: 'central.kiambu_east',
      });

    await choose(on.page, 'State', 'Central');
    await expect.poll(() => draftOf(on.page, 'personal')).toMatchObject({ city: 'central.kiambu_east' });
    await choose(on.page, 'State', 'Coast');
    await on.page.getByRole('button', { name: /^City.*Choose/ }).waitFor();
    await expect.poll(() => draftOf(on.page, 'personal')).toMatchObject({ state: 'coast', city: '' });
  });

  it('the search finds a city by its merged names, and leads to another state', async () => {
    await open('712345307');
    await choose(on.page, 'State', 'Rift Valley');
    await row('City').tap();
    await on.page.getByRole('combobox').fill('tinderet');
    await on.page.getByText('1 of 34 in Rift Valley').waitFor();
    await on.page.getByRole('option', { name: /^Nandi South/ }).waitFor();
    await on.page.getByRole('button', { name: 'Change state' }).tap();
    const states = on.page.getByRole('dialog', { name: 'State' });
    await takeOption(states.getByRole('option', { name: 'Nyanza' }));
    await states.waitFor({ state: 'hidden' });
    await on.page.getByRole('dialog', { name: 'City' }).waitFor({ state: 'hidden' });
    await on.page.getByRole('button', { name: /^State.*Nyanza/ }).waitFor();
    await on.page.getByRole('button', { name: /^City.*Choose/ }).waitFor();
  });

  it('[S4-53][S4-54] values that are no longer in the lists are cleared and named, and new choices are sent', async () => {
    const sent = sectionsSent(on.page);
    const borrower = await open('712345308');
    await borrower.fillPersonal();
    await withSaved(on.page, 'personal', { residenceType: 'castle', city: 'coast.kilifi' });
    await on.open('/auth/personal_infomation');
    await on.page.reload();
    await on.page.getByText('Choose again: Kind of home, City').waitFor();
    await on.page.getByRole('button', { name: /^Kind of home.*Choose/ }).waitFor();
    await borrower.button('Continue').tap();
    await on.page.getByRole('link', { name: 'Kind of home: choose one' }).waitFor();
    expect(sent).toHaveLength(1);
    await choose(on.page, 'Kind of home', 'Own house');
    await choose(on.page, 'City', 'Naivasha');
    expect(await on.page.getByText('Some choices have changed').count()).toBe(0);
    await borrower.button('Continue').tap();
    await borrower.heading('Work and contacts');
    expect(sent[1]).toMatchObject({ residenceType: 'ownHouse', city: 'rift_valley.naivasha' });
  });
});
