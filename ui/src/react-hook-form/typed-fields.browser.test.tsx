import { Profiler, type ReactNode } from 'react';
import type { Control } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { formWith } from '../../test/form-under-test.js';
import { RhfAmountField, RhfCodeField, RhfPhoneField, RhfTextField } from './index.js';

interface Values {
  value: string;
}
const rules = { required: 'value.missing' };

/** Each typed field: its initial value, the typed text, and the resulting values of form and screen. */
const fields: {
  name: string;
  field: (control: Control<Values>, disabled?: boolean) => ReactNode;
  before: [held: string, shown: string];
  typed: [keys: string, held: string, shown: string];
}[] = [
  {
    name: 'RhfTextField',
    field: (control, disabled) => (
      <RhfTextField control={control} name="value" label="Row" rules={rules} disabled={disabled} />
    ),
    before: ['Wanjiru', 'Wanjiru'],
    typed: ['Achieng', 'Achieng', 'Achieng'],
  },
  {
    name: 'RhfPhoneField',
    field: (control, disabled) => (
      <RhfPhoneField control={control} name="value" label="Row" rules={rules} disabled={disabled} />
    ),
    before: ['712345412', '712345412'],
    typed: ['0722000111', '722000111', '722000111'],
  },
  {
    name: 'RhfAmountField',
    field: (control, disabled) => (
      <RhfAmountField control={control} name="value" label="Row" rules={rules} disabled={disabled} />
    ),
    before: ['10370', '10,370'],
    typed: ['2500', '2500', '2,500'],
  },
  {
    name: 'RhfCodeField',
    field: (control, disabled) => (
      <RhfCodeField control={control} name="value" label="Row" rules={rules} disabled={disabled} />
    ),
    before: ['111222', '111222'],
    typed: ['654321', '654321', '654321'],
  },
];

const formOf = (value: string, field: (typeof fields)[number]['field'], disabled?: boolean) =>
  formWith<Values>({ defaultValues: { value } }, ({ control }) => field(control, disabled));

describe.each(fields)('$name', ({ field, before, typed }) => {
  it("the field shows the form's value, and typing changes that value", async () => {
    const { form, screen } = await formOf(before[0], field);
    const input = screen.getByRole('textbox', { name: 'Row' });
    await expect.element(input).toHaveValue(before[1]);
    await userEvent.clear(input);
    await userEvent.type(input, typed[0]);
    expect(form.getValues('value')).toBe(typed[1]);
    await expect.element(input).toHaveValue(typed[2]);
    form.setValue('value', before[0]);
    await expect.element(input).toHaveValue(before[1]);
  });

  it('the field states its error in words, connected to the input, and recovers', async () => {
    const { screen } = await formOf('', field);
    const input = screen.getByRole('textbox', { name: 'Row' });
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await expect.element(input).toHaveAttribute('aria-invalid', 'true');
    await expect.element(input).toHaveAccessibleDescription('Error: Say it');
    await expect.element(input).toHaveFocus();
    await userEvent.type(input, typed[0]);
    await expect.element(input).not.toHaveAttribute('aria-invalid');
    await expect.element(input).toHaveAccessibleDescription('');
  });

  it('the field returns to its default value, and to the value of a reset', async () => {
    const { form, screen } = await formOf(before[0], field);
    const input = screen.getByRole('textbox', { name: 'Row' });
    await userEvent.clear(input);
    await userEvent.type(input, typed[0]);
    expect(form.getFieldState('value').isDirty).toBe(true);
    form.reset();
    await expect.element(input).toHaveValue(before[1]);
    expect(form.getFieldState('value').isDirty).toBe(false);
    form.reset({ value: typed[1] });
    await expect.element(input).toHaveValue(typed[2]);
  });

  it('the field is required if its rule says so', async () => {
    const { screen } = await formOf('', field);
    await expect.element(screen.getByRole('textbox')).toHaveAttribute('aria-required', 'true');
  });

  it('a disabled field cannot be edited and is not submitted', async () => {
    const { form, screen } = await formOf(before[0], field, true);
    const input = screen.getByRole('textbox').element() as HTMLInputElement;
    expect(input.disabled || input.readOnly).toBe(true);
    const sent = vi.fn();
    await form.handleSubmit(sent)();
    expect(sent.mock.calls[0]?.[0]).toEqual({ value: undefined });
  });
});

it('typing causes no render, before and after an error', async () => {
  const commits = vi.fn();
  const { form, screen } = await formWith<Values>({ defaultValues: { value: '' } }, () => (
    <Profiler id="row" onRender={commits}>
      <RhfTextField<Values> name="value" label="Row" rules={{ minLength: { value: 3, message: 'More' } }} />
    </Profiler>
  ));
  const input = screen.getByRole('textbox');
  await userEvent.click(input);
  commits.mockClear();
  await userEvent.keyboard('ab');
  expect(commits).not.toHaveBeenCalled();
  await form.handleSubmit(vi.fn())();
  await expect.element(input).toHaveAccessibleDescription('Error: More');
  await userEvent.click(input);
  commits.mockClear();
  await userEvent.keyboard('c');
  await expect.element(input).not.toHaveAttribute('aria-invalid');
  const healed = commits.mock.calls.length;
  await userEvent.keyboard('defgh');
  expect(form.getValues('value')).toBe('abcdefgh');
  expect(commits.mock.calls.length).toBe(healed);
});
