import { describe, expect, it } from 'vitest';
import { expectAccessible } from './expect-accessible.ts';
import { onOneLender } from './on-one-lender.ts';
import { choose, openAdditional } from './personal-form.ts';
import { draftOf, rowsShown, sectionsSent, withSaved } from './sent-sections.ts';

const on = onOneLender();

const open = (mobile: string) => openAdditional(on.page, on.lender, mobile);
const draft = () => draftOf(on.page, 'additional');
const row = (name: string) => on.page.getByRole('button', { name: new RegExp(`^${name}\\b`) });
const sheet = () => on.page.getByRole('dialog');
/** Waits until a row shows a value. */
const shows = (name: string, value: string) =>
  on.page.getByRole('button', { name: new RegExp(`^${name}.*${value}`) }).waitFor();
const chooseDay = async (name: string, day: number) => {
  await row(name).tap();
  await sheet()
    .getByRole('radio', { name: new RegExp(`^${day}\\b`) })
    .check();
  await sheet().getByRole('button', { name: 'Confirm' }).tap();
  await sheet().waitFor({ state: 'hidden' });
};
const workRows = async () => {
  const rows = await rowsShown(on.page);
  return rows.slice(0, rows.indexOf('Name*'));
};

const always = ['Kind of work*', 'Industry*', 'Time in this work*', 'Income a month*'];
const often = 'How often you are paid*';

describe('the work rows', () => {
  it('[S2-126][S4-63][S4-66][S4-68][S4-69] the paydays follow the pay frequency, as days of the month or of the week', async () => {
    await open('712345401');
    await expect.poll(() => workRows()).toEqual([...always, often]);
    const cases = [
      { frequency: 'Every month', rows: ['Payday*'], days: 31 },
      { frequency: 'Twice a month', rows: ['Payday*', 'Second payday*'], days: 31 },
      { frequency: 'Every week', rows: ['Payday*'], days: 7 },
      { frequency: 'Every two weeks', rows: ['Payday*', 'Second payday*'], days: 7 },
    ];
    for (const { frequency, rows, days } of cases) {
      await choose(on.page, 'How often you are paid', frequency);
      await expect.poll(() => workRows(), { message: frequency }).toEqual([...always, often, ...rows]);
      for (const name of rows.map((label) => label.slice(0, -1))) {
        await row(name).tap();
        await sheet().waitFor();
        const all = sheet().getByRole(days === 31 ? 'radio' : 'option');
        await expect.poll(() => all.count(), { message: `${frequency}: ${name}` }).toBe(days);
        await sheet().getByRole('button', { name: 'Cancel' }).tap();
        await sheet().waitFor({ state: 'hidden' });
      }
    }
    await expectAccessible(on.page, 'work rows');
    on.phone.expectNoErrors();
  });

  it('[S4-70][S4-71] another frequency clears both paydays, and the two paydays differ', async () => {
    await open('712345402');
    await choose(on.page, 'How often you are paid', 'Twice a month');
    await chooseDay('Payday', 15);
    await shows('Payday', 'Day 15 of the month');
    await row('Second payday').tap();
    // The day can receive focus and is announced as unavailable; a tap states the reason.
    const taken = { name: '15, This is your first payday. Choose another day.' };
    await sheet().getByRole('radio', taken).tap({ force: true });
    await sheet().getByText('This is your first payday. Choose another day.').first().waitFor();
    await sheet().getByRole('radio', { name: /^30/ }).check();
    await sheet().getByRole('button', { name: 'Confirm' }).tap();
    await shows('Second payday', 'Day 30 of the month');
    await expect.poll(() => draft()).toMatchObject({ monthlyPayday: '15', monthlyPaydayTwo: '30' });

    await choose(on.page, 'How often you are paid', 'Every two weeks');
    await expect
      .poll(() => draft())
      .toMatchObject({
        payFrequency: 'Fourteen',
        monthlyPayday: '',
        monthlyPaydayTwo: '',
      });
    await choose(on.page, 'Payday', 'Friday');
    await choose(on.page, 'Second payday', 'Friday');
    await on.page.getByText('This is your first payday. Choose another day.').first().waitFor();
    await shows('Second payday', 'Choose');
    await choose(on.page, 'Second payday', 'Monday');
    await expect.poll(() => draft()).toMatchObject({ monthlyPayday: '5', monthlyPaydayTwo: '1' });
  });

  it('[S4-55][S4-56][S4-59][S4-60][S4-62] the rows follow the employment type, and hidden rows are sent empty', async () => {
    const sent = sectionsSent(on.page);
    const borrower = await open('712345403');
    await choose(on.page, 'Kind of work', 'Employee');
    await choose(on.page, 'Industry', 'Construction');
    await choose(on.page, 'Time in this work', 'Less than 1 year');
    await choose(on.page, 'How often you are paid', 'Every month');
    await chooseDay('Payday', 5);

    await choose(on.page, 'Kind of work', 'Self-employed');
    await expect.poll(() => workRows()).toEqual(['Kind of work*', 'Industry*', 'Income a month*']);
    const gone = { jobExperience: '', payFrequency: '', monthlyPayday: '' };
    await expect.poll(() => draft()).toMatchObject({ industryCategory: '', ...gone });
    await on.page.getByText('The questions about your work changed').first().waitFor({ state: 'attached' });

    await choose(on.page, 'Industry', 'Construction');
    await choose(on.page, 'Kind of work', 'Unemployed');
    await expect.poll(() => workRows()).toEqual(['Kind of work*', 'Income a month*']);
    await choose(on.page, 'Income a month', 'KSh 7,999 or less');
    await borrower.fillContacts();
    await borrower.button('Continue').tap();
    await borrower.heading('Your ID');
    expect(sent.at(-1)).toMatchObject({ employmentType: 'Unemployed', industryCategory: '', ...gone });
  });

  it('[S4-72][S4-73] values that are no longer in the lists are cleared, and new choices are sent', async () => {
    const sent = sectionsSent(on.page);
    const borrower = await open('712345404');
    await borrower.fillAdditional();
    await withSaved(on.page, 'additional', { employmentType: 'astronaut', jobExperience: 'eons' });
    await on.open('/auth/additionalInfomation');
    await on.page.reload();
    await on.page.getByText('Choose again: Kind of work, Time in this work').waitFor();
    await shows('Kind of work', 'Choose');
    await shows('Time in this work', 'Choose');
    await choose(on.page, 'Kind of work', 'Student');
    await choose(on.page, 'Time in this work', 'Less than 1 year');
    await choose(on.page, 'Industry', 'Construction');
    await borrower.button('Continue').tap();
    await borrower.heading('Your ID');
    expect(sent.at(-1)).toMatchObject({ employmentType: 'Student', jobExperience: 'lessThan1Year' });
  });
});
