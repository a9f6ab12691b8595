import type { ReactNode } from 'react';
import type { Control } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { expectRowInvalid, expectRowValid, expectRowValue } from '../src/testing/index.ts';
import { formWith } from './form-under-test.tsx';

/** One value of each kind. */
export interface Values {
  text: string;
  number: number | null;
  yes: boolean;
  list: string[];
  home: { state: string; city: string } | null;
}
const nothing: Values = { text: '', number: null, yes: false, list: [], home: null };

/** Checks a bound field with the label "Row" against the guarantees of all bound fields. */
export interface Case {
  field: string;
  row: (control: Control<Values>, disabled?: boolean) => ReactNode;
  /** The form's initial value, and its display in the row. */
  before: [held: Partial<Values>, shown: string];
  /** The user's action, and the resulting values of form and row. */
  act: () => Promise<void>;
  after: [held: Partial<Values>, shown: string];
}

/** Required in every case, with the message "Say it". */
export const rules = { required: 'value.missing' };

const formOf = (values: Partial<Values>, { row }: Case, disabled?: boolean) =>
  formWith<Values>({ defaultValues: { ...nothing, ...values } }, ({ control }) => row(control, disabled));

/** Value in, value out, error, reset, disabled: the same for every field. */
export const keepsTheContract = (cases: readonly Case[]) =>
  describe.each(cases)('$field', (of) => {
    const [key] = Object.keys(of.before[0]) as [keyof Values];

    it('shows what the form holds, and gives it what is chosen', async () => {
      const { form } = await formOf(of.before[0], of);
      await expectRowValue('Row', of.before[1]);
      await of.act();
      expect(form.getValues(key)).toEqual(of.after[0][key]);
      expect(form.getFieldState(key).isDirty).toBe(true);
      expect(form.getFieldState(key).isTouched).toBe(true);
      await expectRowValue('Row', of.after[1]);
      form.setValue(key, of.before[0][key] as never);
      await expectRowValue('Row', of.before[1]);
    });

    it('says its error in words, wired to its control, with the focus on it, and heals', async () => {
      const { screen, sent } = await formOf({}, of);
      await screen.getByRole('button', { name: 'Send' }).click();
      await expectRowInvalid('Row', 'Say it');
      await vi.waitFor(() => expect(document.activeElement?.closest('[data-field-row]')).not.toBeNull());
      expect(sent).not.toHaveBeenCalled();
      await of.act();
      await expectRowValid('Row');
      await screen.getByRole('button', { name: 'Send' }).click();
      await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce());
    });

    it('goes back to what it began with, and to what it is reset to', async () => {
      const { form } = await formOf(of.before[0], of);
      await of.act();
      form.reset();
      await expectRowValue('Row', of.before[1]);
      expect(form.getFieldState(key).isDirty).toBe(false);
      form.reset({ ...nothing, ...of.after[0] });
      await expectRowValue('Row', of.after[1]);
    });

    it('cannot be changed while it is disabled, and stays out of what is sent', async () => {
      const { form, sent, screen } = await formOf(of.before[0], of, true);
      const row = screen.container.querySelector('[data-field-row]');
      const controls = [...(row?.querySelectorAll<HTMLInputElement>('input, button') ?? [])];
      expect(controls.length).toBeGreaterThan(0);
      for (const control of controls)
        expect(control.matches(':disabled, [aria-disabled=true]'), control.outerHTML).toBe(true);
      await form.handleSubmit((values) => sent(values))();
      expect(sent).toHaveBeenCalledWith(expect.not.objectContaining(of.before[0]));
    });
  });
