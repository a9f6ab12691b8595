import { describe, expect, it, vi } from 'vitest';
import { empty, Rows, type Values } from '../../test/four-rows.js';
import { formWith } from '../../test/form-under-test.js';
import {
  chooseRadio,
  expectRowInvalid,
  expectRowValid,
  expectRowValue,
  fillRow,
  pickFrom,
  setDate,
} from '../testing/index.js';
import { reportErrors } from './index.js';

describe('RhfErrorSummary', () => {
  it("the summary lists the errors in page order with the rows' labels, and takes the focus", async () => {
    const { screen } = await formWith<Values>({ defaultValues: empty }, () => <Rows late />);
    await screen.getByRole('button', { name: 'One more' }).click();
    await screen.getByRole('button', { name: 'Send' }).click();
    const summary = screen.getByRole('region', { name: 'Please fix 4 answers' });
    await expect.element(summary).toHaveFocus();
    expect(
      summary
        .getByRole('link')
        .elements()
        .map((link) => link.textContent),
    ).toEqual(['First name: say it', 'Gender: say it', 'Birthday: say it', 'Education: say it']);
    await summary.getByRole('link', { name: /^Birthday/ }).click();
    await expect.element(screen.getByRole('button', { name: /^Birthday/ })).toHaveFocus();
  });

  it('the summary stays unchanged during corrections, and counts again at the next submit', async () => {
    const { form, screen, sent } = await formWith<Values>({ defaultValues: empty }, () => <Rows />);
    await screen.getByRole('button', { name: 'Send' }).click();
    await expectRowInvalid('First name', 'Say it');
    await fillRow('First name', 'Achieng');
    await expectRowValid('First name');
    await chooseRadio('Gender', 'Female');
    await expect.element(screen.getByRole('region', { name: 'Please fix 4 answers' })).toBeVisible();
    await screen.getByRole('button', { name: 'Send' }).click();
    await expect.element(screen.getByRole('region', { name: 'Please fix 2 answers' })).toHaveFocus();
    await setDate('Birthday', '1994-03-14');
    await pickFrom('Education', 'Male');
    await screen.getByRole('button', { name: 'Send' }).click();
    await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce());
    await expect.element(screen.getByRole('region')).not.toBeInTheDocument();
    expect(sent.mock.calls[0]?.[0]).toEqual({
      name: 'Achieng',
      gender: 'f',
      birthday: '1994-03-14',
      education: 'm',
    });
    form.reset();
    await expectRowValue('First name', '');
  });

  it('reset() removes the summary', async () => {
    const { form, screen } = await formWith<Values>({ defaultValues: empty }, () => <Rows />);
    await screen.getByRole('button', { name: 'Send' }).click();
    await expect.element(screen.getByRole('region')).toBeVisible();
    form.reset();
    await expect.element(screen.getByRole('region')).not.toBeInTheDocument();
    await expectRowValid('First name');
    await screen.getByRole('button', { name: 'Send' }).click();
    await expect.element(screen.getByRole('region')).toHaveFocus();
  });

  it('reported errors of a server are shown', async () => {
    const { form, screen } = await formWith<Values>({ defaultValues: empty }, () => <Rows />);
    form.setError('name', { type: 'server', message: 'Write it as on your ID' });
    reportErrors(form.control);
    await expect.element(screen.getByRole('region', { name: 'Please fix 1 answer' })).toHaveFocus();
    await expectRowInvalid('First name', 'Write it as on your ID');
  });

  it('no error is announced twice', async () => {
    const { screen } = await formWith<Values>({ defaultValues: empty }, () => <Rows />);
    await screen.getByRole('button', { name: 'Send' }).click();
    await expect.element(screen.getByRole('region')).toHaveFocus();
    expect(document.querySelector('[data-kopa-live=polite]')?.textContent).toBe('');
  });
});
