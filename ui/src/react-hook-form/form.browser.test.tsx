import { StrictMode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { empty, genders, rules, Rows, type Values } from '../../test/four-rows.js';
import { formWith } from '../../test/form-under-test.js';
import { Announcer } from '../foundations/announce/index.js';
import {
  cancelSheet,
  chooseRadio,
  expectRowInvalid,
  expectRowValid,
  expectRowValue,
  fillRow,
  openSheet,
  pickFrom,
  setDate,
} from '../testing/index.js';
import {
  RhfDateField,
  RhfErrorSummary,
  RhfMessages,
  RhfPickerField,
  RhfRadioRow,
  RhfTextField,
} from './index.js';

describe('a sheet of a bound field', () => {
  it('the row counts as left when the sheet closes, and not when it opens', async () => {
    const { form } = await formWith<Values>({ defaultValues: empty, mode: 'onBlur' }, () => <Rows />);
    await openSheet('Education');
    expect(form.getFieldState('education').isTouched).toBe(false);
    await expectRowValid('Education');
    await cancelSheet();
    await expectRowInvalid('Education', 'Say it');
    await pickFrom('Education', 'Female');
    await expectRowValid('Education');
  });

  it('the row can be left by keys without the sheet', async () => {
    const { screen } = await formWith<Values>({ defaultValues: empty, mode: 'onTouched' }, () => <Rows />);
    (screen.getByRole('button', { name: /^Education/ }).element() as HTMLElement).focus();
    await userEvent.tab();
    await expectRowInvalid('Education', 'Say it');
  });
});

it('the first wrong row has the focus without a summary', async () => {
  const { screen } = await formWith<Values>({ defaultValues: { ...empty, name: 'Achieng' } }, () => (
    <>
      <RhfTextField<Values> name="name" label="First name" rules={rules} />
      <RhfDateField<Values>
        name="birthday"
        label="Birthday"
        rules={rules}
        min="1943-01-01"
        max="2008-12-31"
      />
      <RhfRadioRow<Values> name="gender" label="Gender" rules={rules} options={genders} />
    </>
  ));
  await screen.getByRole('button', { name: 'Send' }).click();
  await expect.element(screen.getByRole('button', { name: /^Birthday/ })).toHaveFocus();
});

it('a wrong row always has words', async () => {
  const { form, screen } = await formWith<Values>({ defaultValues: empty }, () => (
    <RhfMessages translate={(key, { label, type }) => (type === 'server' ? `${label}: ${key}` : undefined)}>
      <RhfTextField<Values> name="name" label="First name" rules={{ required: true }} />
      <RhfTextField<Values> name="education" label="Education" rules={{ pattern: /^a/ }} />
    </RhfMessages>
  ));
  form.setValue('education', 'b');
  await screen.getByRole('button', { name: 'Send' }).click();
  await expectRowInvalid('First name', 'Fill this in');
  await expectRowInvalid('Education', 'Check this answer');
  form.setError('name', { type: 'server', message: 'taken' });
  await expectRowInvalid('First name', 'First name: taken');
  await expect.element(screen.getByText('Error: First name. First name: taken')).toBeInTheDocument();
});

const turn = (day: string) => day.split('-').toReversed().join('-');

function FormToEnable() {
  const [disabled, setDisabled] = useState(true);
  const form = useForm<Values>({ defaultValues: empty, disabled });
  return (
    <>
      <RhfTextField control={form.control} name="name" label="First name" />
      <RhfRadioRow control={form.control} name="gender" label="Gender" options={genders} />
      <RhfPickerField control={form.control} name="education" label="Education" options={genders} />
      <button type="button" onClick={() => setDisabled(false)}>
        Go on
      </button>
    </>
  );
}
it('the row is disabled and enabled with its form', async () => {
  const screen = await render(
    <StrictMode>
      <Announcer />
      <FormToEnable />
    </StrictMode>,
  );
  await expect.element(screen.getByRole('textbox')).toBeDisabled();
  await expect.element(screen.getByRole('radio', { name: 'Male', exact: true })).toBeDisabled();
  await expect.element(screen.getByRole('button', { name: /^Education/ })).toBeDisabled();
  await screen.getByRole('button', { name: 'Go on' }).click();
  await fillRow('First name', 'Achieng');
  await chooseRadio('Gender', 'Male');
  await pickFrom('Education', 'Female');
  await expectRowValue('Education', 'Female');
});

it("a day has the form's shape", async () => {
  const { form } = await formWith<Values>({ defaultValues: { ...empty, birthday: '14-03-1994' } }, () => (
    <RhfDateField<Values>
      name="birthday"
      label="Birthday"
      min="1943-01-01"
      max="2008-12-31"
      shape={{ toDay: turn, fromDay: turn }}
    />
  ));
  await expectRowValue('Birthday', '14 March 1994');
  await setDate('Birthday', '1990-02-28');
  expect(form.getValues('birthday')).toBe('28-02-1990');
});

it('a row that waits for another row opens no sheet', async () => {
  const onBlocked = vi.fn();
  const { screen } = await formWith<Values>({ defaultValues: empty }, () => (
    <RhfPickerField<Values>
      name="education"
      label="City"
      options={genders}
      blockedReason="Choose a state first"
      onBlocked={onBlocked}
    />
  ));
  await screen.getByRole('button', { name: 'City Choose a state first' }).click();
  expect(onBlocked).toHaveBeenCalledOnce();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});

it('a bound field works without a form, and reports that to the developer', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const screen = await render(
    <>
      <RhfErrorSummary />
      <RhfTextField name="lonely" label="First name" />
    </>,
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'First name' }), 'Achieng');
  await expect.element(screen.getByRole('textbox')).toHaveValue('Achieng');
  expect(error.mock.calls).toEqual([
    [
      '@kopa/ui RhfErrorSummary: it has no control and no FormProvider above it, so it knows no errors. Pass control={form.control}, or put it into <FormProvider {...form}>.',
    ],
    [
      "@kopa/ui RhfTextField: 'lonely' has no control and no FormProvider above it, so its value belongs to no form. Pass control={form.control}, or put the rows into <FormProvider {...form}>.",
    ],
  ]);
  error.mockRestore();
});

function Inner() {
  const own = useForm({ defaultValues: { name: 'own' } });
  return <RhfTextField control={own.control} name="name" label="First name" />;
}

it("a given control takes precedence over the provider's", async () => {
  await formWith<Values>({ defaultValues: { ...empty, name: 'above' } }, () => <Inner />);
  await expectRowValue('First name', 'own');
});
