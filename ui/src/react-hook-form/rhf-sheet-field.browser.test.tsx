import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { empty, rules, type Values } from '../../test/four-rows.js';
import { formWith } from '../../test/form-under-test.js';
import { Announcer } from '../foundations/announce/index.js';
import { BottomSheet } from '../overlays/bottom-sheet/index.js';
import { expectRowInvalid, expectRowValid, expectRowValue, openSheet, pickFrom } from '../testing/index.js';
import { RhfField, RhfPickerField, RhfSheetField } from './index.js';

const options = [
  { value: 'm', label: 'Male' },
  { value: 'f', label: 'Female' },
];

describe('a custom sheet', () => {
  it("the sheet is rendered from the row's values, and its choice goes to the form", async () => {
    const { form, screen, sent } = await formWith<Values>({ defaultValues: empty }, () => (
      <RhfSheetField<Values>
        name="education"
        label="Education"
        rules={rules}
        words={(value) => `Level ${value}`}
      >
        {({ open, onOpenChange, title, value, onChoose }) => (
          <BottomSheet open={open} onOpenChange={onOpenChange} title={title}>
            <p>Now: {value ?? 'none'}</p>
            <button
              type="button"
              onClick={() => {
                onChoose('3');
                onOpenChange(false, 'confirm');
              }}
            >
              Three
            </button>
          </BottomSheet>
        )}
      </RhfSheetField>
    ));
    await screen.getByRole('button', { name: 'Send' }).click();
    await expectRowInvalid('Education', 'Say it');
    await openSheet('Education');
    await expect.element(screen.getByText('Now: none')).toBeVisible();
    await screen.getByRole('button', { name: 'Three' }).click();
    await expectRowValue('Education', 'Level 3');
    await expectRowValid('Education');
    expect(form.getFieldState('education').isTouched).toBe(true);
    await screen.getByRole('button', { name: 'Send' }).click();
    await vi.waitFor(() => expect(sent.mock.calls[0]?.[0]).toMatchObject({ education: '3' }));
  });
});

it('data attributes go to the button of the row, and none to the dialog of its picker', async () => {
  const { screen } = await formWith<Values>({ defaultValues: empty }, () => (
    <RhfPickerField<Values> name="education" label="Education" options={options} data-testid="education" />
  ));
  await openSheet('Education');
  const found = screen.getByTestId('education').elements();
  expect(found.map((element) => element.tagName)).toEqual(['BUTTON']);
});

describe('a choice', () => {
  it('a refused choice leaves the row unchanged; the row states the reason, also in the regions of the page', async () => {
    const reason = 'Your first contact is female';
    const accepts = vi.fn((value: string) => value !== 'f' || reason);
    const onChosen = vi.fn();
    const { form } = await formWith<Values>({ defaultValues: { ...empty, education: 'm' } }, () => (
      <>
        <Announcer />
        <RhfPickerField<Values>
          name="education"
          label="Education"
          options={options}
          accepts={accepts}
          onChosen={onChosen}
        />
      </>
    ));
    await pickFrom('Education', 'Female');
    const row = page.getByRole('button', { name: /^Education/ });
    await expect.element(row).toHaveAccessibleDescription(`Error: ${reason}`);
    await expect.element(row).toHaveFocus();
    // The sheet and its regions have gone.
    await expect
      .poll(() => document.querySelector('[data-kopa-live=polite]')?.textContent)
      .toBe(`Error: Education. ${reason}`);
    await expectRowValue('Education', 'Male');
    expect(form.getValues('education')).toBe('m');
    expect(accepts).toHaveBeenCalledExactlyOnceWith('f');
    expect(onChosen).not.toHaveBeenCalled();
    await openSheet('Education');
    await userEvent.keyboard('{Escape}');
    await expect.element(row).not.toHaveAccessibleDescription(/Error/);
  });

  it('a choice is reported with the previous one after the form has it, and not when it is equal', async () => {
    const told: unknown[] = [];
    await formWith<Values>({ defaultValues: empty }, (form) => (
      <RhfPickerField<Values>
        name="education"
        label="Education"
        options={options}
        onChosen={(value, before) => told.push([value, before, form.getValues('education')])}
      />
    ));
    await pickFrom('Education', 'Female');
    await pickFrom('Education', 'Female');
    await pickFrom('Education', 'Male');
    expect(told).toEqual([
      ['f', null, 'f'],
      ['m', 'f', 'm'],
    ]);
  });
});

function StateAndCity() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <RhfPickerField<Values>
        name="gender"
        label="State"
        options={options}
        open={isOpen}
        onOpenChange={setIsOpen}
      />
      <RhfPickerField<Values>
        name="education"
        label="City"
        options={options}
        search
        action={{ label: 'Change state', onClick: () => setIsOpen(true) }}
      />
    </>
  );
}

it('a choice can open another sheet after the first has closed', async () => {
  const { form, screen } = await formWith<Values>({ defaultValues: empty }, () => <StateAndCity />);
  await openSheet('City');
  await screen.getByRole('button', { name: 'Change state' }).click();
  await expect.element(screen.getByRole('dialog', { name: 'State' })).toBeVisible();
  await expect.element(screen.getByRole('dialog', { name: 'City' })).not.toBeInTheDocument();
  await screen.getByRole('option', { name: 'Female' }).click();
  await screen.getByRole('button', { name: 'Confirm' }).click();
  await expectRowValue('State', 'Female');
  expect(form.getValues()).toMatchObject({ gender: 'f', education: '' });
});

it('a custom row can be bound, focus included', async () => {
  const { form, screen, sent } = await formWith<Values>({ defaultValues: empty }, () => (
    <RhfField<Values> name="education" label="Stamps" rules={rules} id="stamps" group>
      {({ id, value, error, onChange }) => (
        <div id={id} role="group" aria-label="Stamps">
          <p>{error ?? `${value ?? ''} stamps`}</p>
          <button type="button" onClick={() => onChange('1')}>
            Stamp
          </button>
        </div>
      )}
    </RhfField>
  ));
  await screen.getByRole('button', { name: 'Send' }).click();
  await expect.element(screen.getByText('Say it')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Stamp' })).toHaveFocus();
  await screen.getByRole('button', { name: 'Stamp' }).click();
  await expect.element(screen.getByText('1 stamps')).toBeVisible();
  await screen.getByRole('button', { name: 'Send' }).click();
  await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce());
  expect(form.getFieldState('education').isTouched).toBe(true);
});
