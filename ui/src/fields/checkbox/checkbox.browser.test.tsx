import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { FieldGroup } from '../field-row/index.js';
import { Checkbox, CheckboxGroup } from './index.js';

const days = ['Monday', 'Tuesday', 'Friday'].map((label) => ({ value: label.toLowerCase(), label }));

it('Checkbox is one box with a name, a caption and an error, and is ticked by keys', async () => {
  const onChecked = vi.fn();
  await render(
    <FieldGroup>
      <Checkbox
        label="Send me reminders"
        caption="One SMS, two days before"
        required
        error="Tick it to go on"
        onChecked={onChecked}
      />
    </FieldGroup>,
  );
  const box = page.getByRole('checkbox', { name: 'Send me reminders' });
  await expect.element(box).toBeRequired();
  await expect.element(box).toBeInvalid();
  await expect.element(box).toHaveAccessibleDescription('One SMS, two days before Error: Tick it to go on');
  await userEvent.keyboard('{Tab} ');
  await expect.element(box).toBeChecked();
  await userEvent.keyboard(' ');
  expect(onChecked.mock.calls).toEqual([[true], [false]]);
});

it('Checkbox is 24 px with a corner of 6, in a row of at least 48 px that ticks on every tap', async () => {
  await render(
    <FieldGroup>
      <Checkbox label="Send me reminders" />
    </FieldGroup>,
  );
  const box = page.getByRole('checkbox').element() as HTMLInputElement;
  expect([box.offsetWidth, box.offsetHeight]).toEqual([24, 24]);
  expect(getComputedStyle(box).borderRadius).toBe('25%');
  const row = box.closest('[data-field-row]')?.getBoundingClientRect();
  expect(row?.height).toBeGreaterThanOrEqual(48);
  const corner = document.elementFromPoint((row?.right ?? 0) - 4, (row?.bottom ?? 0) - 4);
  expect(corner?.closest('label')?.control).toBe(box);
});

function Kept({ onValues }: { onValues: (values: string[]) => void }) {
  const [values, setValues] = useState<readonly string[]>(['friday']);
  return (
    <CheckboxGroup
      legend="When may we call?"
      required
      options={days}
      values={values}
      onValues={(next) => {
        setValues(next);
        onValues(next);
      }}
    />
  );
}

it('CheckboxGroup is a group under its question, with values in the order of the options', async () => {
  const onValues = vi.fn();
  await render(<Kept onValues={onValues} />);
  await expect
    .element(page.getByRole('group', { name: 'When may we call?' }))
    .toHaveAccessibleDescription('must be filled');
  await userEvent.click(page.getByRole('checkbox', { name: 'Monday' }));
  await userEvent.click(page.getByRole('checkbox', { name: 'Friday' }));
  expect(onValues.mock.calls).toEqual([[['monday', 'friday']], [['monday']]]);
  await expect.element(page.getByRole('checkbox', { name: 'Monday' })).toBeChecked();
  await expect.element(page.getByRole('checkbox', { name: 'Friday' })).not.toBeChecked();
});

it('CheckboxGroup exposes its error on the group and marks each box', async () => {
  await render(<CheckboxGroup legend="When may we call?" options={days} error="Choose a day or more" />);
  await expect.element(page.getByRole('group')).toHaveAccessibleDescription('Error: Choose a day or more');
  for (const box of page.getByRole('checkbox').all()) await expect.element(box).toBeInvalid();
});

it('CheckboxGroup submits the ticked values under its name', async () => {
  await render(
    <form>
      <CheckboxGroup legend="When?" name="day" options={days} defaultValues={['monday', 'tuesday']} />
    </form>,
  );
  const form = document.querySelector('form') as HTMLFormElement;
  expect(new FormData(form).getAll('day')).toEqual(['monday', 'tuesday']);
});
