import { describe, expect, it } from 'vitest';
import { expectAccessible } from './expect-accessible.ts';
import { onOneLender } from './on-one-lender.ts';
import { openAdditional } from './personal-form.ts';
import { draftOf, rowsShown, sectionsSent } from './sent-sections.ts';
import { takeOption } from './take-option.ts';

const on = onOneLender();

const open = (mobile: string) => openAdditional(on.page, on.lender, mobile);
const draft = () => draftOf(on.page, 'additional');
const contact = (slot: number) =>
  on.page.getByRole('group', { name: new RegExp(`^Contact ${slot}( \\(optional\\))?$`) });
const nameOf = (slot: number) => contact(slot).getByLabel('Name');
const phoneOf = (slot: number) => contact(slot).getByLabel('Phone', { exact: true });
const relate = async (slot: number, relation: string) => {
  await contact(slot)
    .getByRole('button', { name: /^Relationship/ })
    .tap();
  await takeOption(on.page.getByRole('option', { name: relation }).first());
  await on.page.getByRole('dialog').waitFor({ state: 'hidden' });
};
const phoneBook = (slot: number) =>
  on.page.getByRole('button', { name: `Contact ${slot}: Choose from the phone book` });

/** The native app's answer to the pick that was asked for last. */
const answer = (reply: unknown) =>
  on.page.evaluate((given) => {
    const { told } = window as unknown as { told: { action: string; callback: string }[] };
    const asked = told.filter(({ action }) => action === 'selectContact').at(-1)!;
    (window as unknown as Record<string, (reply: unknown) => void>)[asked.callback]!(given);
  }, reply);
const asked = async () => (await on.told()).filter(({ action }) => action === 'selectContact').length;
/** Taps the phone book, and waits until the native app has been asked. */
const askBook = async (slot: number) => {
  const before = await asked();
  await phoneBook(slot).tap();
  await expect.poll(asked).toBe(before + 1);
};
const pick = async (slot: number, name: string, phone: string) => {
  await askBook(slot);
  await answer({ result: 'OK', data: { name, phone } });
};

describe('contacts', () => {
  it('[S2-128][S2-129][S2-130][S2-131][S2-132] the form has two contacts with a tip, and up to three more that can be removed', async () => {
    const borrower = await open('712345501');
    const groups = () => on.page.getByRole('group', { name: /^Contact \d( \(optional\))?$/ });
    await expect.poll(() => groups().count()).toBe(2);
    const whole = ['Name*', 'Phone*', 'Relationship*'];
    const required = (await rowsShown(on.page)).filter((label) => label.endsWith('*'));
    expect(required.slice(-6)).toEqual([...whole, ...whole]);
    for (const slot of [3, 4, 5]) {
      await borrower.button('Add a contact').tap();
      await nameOf(slot).waitFor();
      await expect.poll(() => nameOf(slot).evaluate((input) => input === document.activeElement)).toBe(true);
    }
    expect(await borrower.button('Add a contact').count()).toBe(0);
    const tops = [];
    for (const each of [contact(2), on.page.getByText('Two contacts are enough.'), contact(3)])
      tops.push((await each.boundingBox())!.y);
    expect(tops).toEqual([...tops].sort((a, b) => a - b));

    await nameOf(3).fill('Zuri');
    await nameOf(4).fill('x'.repeat(60));
    await phoneOf(5).fill('0722000005');
    await expect.poll(() => nameOf(4).inputValue()).toHaveLength(50);
    await expectAccessible(on.page, 'five contacts');
    await borrower.button('Remove contact 3').tap();
    await expect.poll(() => groups().count()).toBe(4);
    await expect.poll(() => nameOf(3).inputValue()).toHaveLength(50);
    await expect.poll(() => phoneOf(4).inputValue()).toBe('722 000 005');
    await expect
      .poll(() => draft())
      .toMatchObject({
        emergencyContactMobile4: '722000005',
        emergencyContactMobile5: '',
      });

    await borrower.button('Undo').tap();
    await expect.poll(() => nameOf(3).inputValue()).toBe('Zuri');
    await expect.poll(() => phoneOf(5).inputValue()).toBe('722 000 005');
    for (const slot of [5, 4, 3]) {
      await borrower.button(`Remove contact ${slot}`).tap();
      await contact(slot).waitFor({ state: 'detached' });
    }
    await expect.poll(() => groups().count()).toBe(2);
    on.phone.expectNoErrors();
  });

  it('[S3-57][S3-58][S3-59][S4-74][S4-75] contacts are sent in their own slots, with numbers in national digits', async () => {
    const sent = sectionsSent(on.page);
    const borrower = await open('712345502');
    await borrower.fillWork();
    await borrower.fillContacts();
    await borrower.button('Add a contact').tap();
    await nameOf(3).fill('Zuri Wambui');
    await phoneOf(3).fill('+254 (0)733 000 003');
    await relate(3, 'Colleague');
    await on.page.getByLabel('LinkedIn').fill('achieng-otieno');
    await borrower.button('Continue').tap();
    await borrower.heading('Your ID');
    expect(sent.at(-1)).toMatchObject({
      emergencyContactName1: 'Achieng Otieno',
      emergencyContactMobile1: '722000001',
      emergencyContactRelation1: 'friends',
      emergencyContactName2: 'Kamau Njoroge',
      emergencyContactMobile2: '722000002',
      emergencyContactRelation2: 'colleagues',
      emergencyContactName3: 'Zuri Wambui',
      emergencyContactMobile3: '733000003',
      emergencyContactRelation3: 'colleagues',
      emergencyContactName4: '',
      linkedin: 'achieng-otieno',
      facebook: '',
    });
  });

  it("[S5-31][S5-33][S8-32] contacts 1 and 2 differ in their relation, and the borrower's own number is refused", async () => {
    const borrower = await open('712345503');
    await relate(1, 'Friend');
    await relate(2, 'Friend');
    await on.page.getByText('Contacts 1 and 2 cannot have the same relation').first().waitFor();
    await contact(2)
      .getByRole('button', { name: /^Relationship.*Choose/ })
      .waitFor();
    expect((await draft())['emergencyContactRelation2'] ?? '').toBe('');
    await phoneOf(1).fill('0712345503');
    await phoneOf(2).fill('0722000002');
    await borrower.button('Continue').tap();
    await on.page
      .getByRole('link', { name: "Contact 1, Phone: Enter someone else's number, not your own" })
      .waitFor();
    await phoneOf(1).fill('0722000002');
    await borrower.button('Continue').tap();
    await on.page
      .getByRole('link', {
        name: "Contact 2, Phone: Enter someone else's number: another contact has this one",
      })
      .waitFor();
  });
});

describe('the phone book', () => {
  it('[S2-133] the phone book is not offered where it is missing', async () => {
    await open('712345504');
    await nameOf(1).waitFor();
    expect(await on.page.getByRole('button', { name: /phone book/ }).count()).toBe(0);
  });

  it('[S2-133][S5-32][S7-105][S7-109][S8-33] the phone book fills contacts 1 and 2, and no number is used twice', async () => {
    await on.listenAsNative();
    const borrower = await open('712345505');
    await borrower.button('Add a contact').tap();
    await nameOf(3).waitFor();
    await expect.poll(() => on.page.getByRole('button', { name: /phone book/ }).count()).toBe(2);

    await nameOf(1).fill('My sister');
    await askBook(1);
    expect((await on.told()).at(-1)).toMatchObject({
      action: 'selectContact',
      isSelectContact: true,
      selectContactIndex: 1,
    });
    await answer({ result: 'cancel' });
    await pick(1, '', '+234 0722-000-001');
    await expect.poll(() => phoneOf(1).inputValue()).toBe('722 000 001');
    await expect.poll(() => nameOf(1).inputValue()).toBe('My sister');
    await pick(1, 'Achieng Otieno', '0722 000 001');
    await expect.poll(() => nameOf(1).inputValue()).toBe('Achieng Otieno');

    await pick(2, 'Achieng again', '254722000001');
    await on.page.getByText('Another contact has this number.').first().waitFor();
    expect(await nameOf(2).inputValue()).toBe('');
    await pick(2, 'Me', '+254 712 345 505');
    await on.page.getByText('This is your own number.').first().waitFor();
    expect(await phoneOf(2).inputValue()).toBe('');
    await pick(2, 'The office', '020 222 000');
    await contact(2).getByText('Enter a Kenyan mobile number, 9 digits after +254').waitFor();
    await pick(2, 'Kamau', '0722000002');
    await expect.poll(() => phoneOf(2).inputValue()).toBe('722 000 002');
    await expect.poll(() => contact(2).getByText('Enter a Kenyan mobile number').count()).toBe(0);
    expect(await nameOf(3).inputValue()).toBe('');
    await expect
      .poll(() => draft())
      .toMatchObject({
        emergencyContactName1: 'Achieng Otieno',
        emergencyContactMobile1: '722000001',
        emergencyContactName2: 'Kamau',
        emergencyContactMobile2: '722000002',
      });
    await expectAccessible(on.page, 'the phone book');
    on.phone.expectNoErrors();
  });
});
