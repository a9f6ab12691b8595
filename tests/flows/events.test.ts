import { describe, expect, it } from 'vitest';
import { onOneLender } from './on-one-lender.ts';
import { choose, openPersonal } from './personal-form.ts';

const on = onOneLender();

/** The events that the native app's own log has, in order; those of AppsFlyer with `AF`. */
const events = async (log = 'Local') =>
  (await on.told()).flatMap((message) =>
    message.action === `logEventBy${log}` ? [(message as unknown as { event: string }).event] : [],
  );

async function toPersonal(mobile: string) {
  await on.listenAsNative();
  return openPersonal(on.page, on.lender, mobile);
}

describe('the events of edits', () => {
  it('[S2-134][S2-135][S2-136][S2-137][S7-95] the native app receives each edited row once, in order, by name alone', async () => {
    const borrower = await toPersonal('712345401');
    expect(await events()).toEqual([]);
    await borrower.fillPersonal();
    const personal = await events();
    expect(personal).toEqual([
      'basicInfo_input_firstName',
      'basicInfo_input_lastName',
      'basicInfo_select_gender',
      'basicInfo_select_birthday',
      'basicInfo_select_education',
      'basicInfo_select_maritalStatus',
      'basicInfo_input_nationalId',
      // The suggestion that was tapped is part of the same edit.
      'basicInfo_input_email',
      'basicInfo_select_residenceType',
      'basicInfo_select_state',
      'basicInfo_select_city',
      'basicInfo_input_address',
    ]);
    await borrower.fillAdditional();
    expect((await events()).slice(personal.length)).toEqual([
      'personalInfo_select_employmentType',
      'personalInfo_select_industryCategory',
      'personalInfo_select_jobExperience',
      'personalInfo_select_monthlySalary',
      'personalInfo_select_payFrequency',
      'personalInfo_select_monthlyPayday',
      'personalInfo_input_emergencyContactName1',
      'personalInfo_input_emergencyContactMobile1',
      'personalInfo_select_emergencyContactRelation1',
      'personalInfo_input_emergencyContactName2',
      'personalInfo_input_emergencyContactMobile2',
      'personalInfo_select_emergencyContactRelation2',
    ]);
    expect(await events('AF')).toEqual([]);
    const told = (await on.told()).filter(({ action }) => action.startsWith('logEvent'));
    for (const message of told) expect(Object.keys(message)).toEqual(['action', 'event']);
    expect(JSON.stringify(told)).not.toMatch(/Wanjir|27384195|gmail|Kenyatta|Achieng|722000001/);
    on.phone.expectNoErrors();
  });

  it('[S7-96] events also go to AppsFlyer when the native app has supplied its id', async () => {
    await on.page.addInitScript(() => {
      const stored = JSON.parse(localStorage.getItem('settings') ?? '{}');
      localStorage.setItem('settings', JSON.stringify({ ...stored, afid: '1700000000000-123' }));
    });
    await toPersonal('712345402');
    await on.page.getByLabel('First name').fill('Wanjiru');
    await on.page.getByLabel('Last name').focus();
    await expect.poll(() => events('AF')).toEqual(['basicInfo_input_firstName']);
  });

  it('a text in progress counts as edited when the borrower leaves the page', async () => {
    await toPersonal('712345403');
    await on.page.getByLabel('First name').pressSequentially('Wan');
    expect(await events()).toEqual([]);
    await on.page.evaluate(() => {
      window.location.hash = '#/records';
    });
    await on.page.getByRole('heading', { name: 'About you' }).waitFor({ state: 'hidden' });
    await expect.poll(() => events()).toEqual(['basicInfo_input_firstName']);
  });

  it('a value that another edit clears is no edit', async () => {
    await toPersonal('712345404');
    await choose(on.page, 'State', 'Nairobi');
    await choose(on.page, 'City', 'Nairobi West');
    await choose(on.page, 'State', 'Coast');
    await choose(on.page, 'State', 'Coast');
    await expect
      .poll(() => events())
      .toEqual(['basicInfo_select_state', 'basicInfo_select_city', 'basicInfo_select_state']);
  });
});
