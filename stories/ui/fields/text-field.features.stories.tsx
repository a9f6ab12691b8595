import { Eye } from '@kopa/ui/icons';
import { IconButton } from '@kopa/ui/icon-button';
import { FieldGroup } from '@kopa/ui/field-row';
import { TextField, type TextFieldProps } from '@kopa/ui/text-field';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

const digits = (raw: string) => raw.replace(/\D/g, '').slice(0, 8);
const idNumber = {
  label: 'National ID number',
  name: 'id_number',
  placeholder: '8 digits',
  inputMode: 'numeric',
  sanitize: digits,
  counter: 8,
} as const;

const meta = {
  title: 'ui/fields/text-field/features',
  component: TextField,
  decorators: [
    (Story) => (
      <div className="p-4">
        <FieldGroup>{Story()}</FieldGroup>
      </div>
    ),
  ],
  args: { label: 'First name', name: 'first_name', required: true },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<Omit<TextFieldProps, 'ref'>>;

export const Optional: Story = {
  args: { label: 'Middle name', required: false, optional: true, placeholder: 'As on your ID' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Middle name (optional)' })).not.toBeRequired();
  },
};

/** The hint stands below; an error takes its place. */
export const Hint: Story = { args: { hint: 'Exactly as it is written on your ID' } };
export const InError: Story = {
  args: { label: 'Last name', defaultValue: 'Ka', hint: 'Letters only', error: 'Enter at least 3 letters' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Last name' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Error: Enter at least 3 letters');
    await expect(canvas.queryByText('Letters only')).toBeNull();
  },
};
export const Disabled: Story = { args: { defaultValue: 'Wanjiru', disabled: true } };
export const ReadOnly: Story = {
  tags: ['no-picture'],
  args: { defaultValue: 'Wanjiru', readOnly: true },
};

/** A tap anywhere in the row, also beside the words, reaches the input. */
export const WholeRowIsTheTarget: Story = {
  tags: ['no-picture'],
  args: { defaultValue: 'Wanjiru' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'First name' });
    const row = input.closest('[data-field-row]');
    const box = row?.getBoundingClientRect();
    if (!box) throw new Error('The input stands in no row.');
    for (const [x, y] of [
      [box.left + 4, box.top + 4],
      [box.right - 4, box.bottom - 4],
      [box.right - 4, box.top + 4],
    ] as const) {
      const hit = document.elementFromPoint(x, y);
      await expect(hit === input || hit?.closest('label')?.getAttribute('for') === input.id).toBe(true);
    }
    await expect(box.height).toBeGreaterThanOrEqual(56);
  },
};

/** Forbidden characters are removed in the input event; the caret stays in place. */
export const Cleaned: Story = {
  args: { ...idNumber, onChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox', { name: 'National ID number' });
    await userEvent.tab();
    await userEvent.keyboard('27x38');
    await expect(input).toHaveValue('2738');
    await expect(canvas.getByText('4 of 8')).toBeVisible();
    input.setSelectionRange(2, 2);
    await userEvent.keyboard('a9');
    await expect(input).toHaveValue('27938');
    await expect(input.selectionStart).toBe(3);
    await userEvent.clear(input);
    await userEvent.paste('2738-4155 ');
    await expect(input).toHaveValue('27384155');
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ target: expect.objectContaining({ value: '27384155' }) }),
    );
  },
};

function Restored() {
  const ref = useRef<HTMLInputElement | HTMLTextAreaElement>(null);
  useEffect(() => {
    if (ref.current) ref.current.value = '2738';
  }, []);
  return <TextField ref={ref} {...idNumber} />;
}

/** A form library sets the value through the ref; the counter knows. */
export const SetFromOutside: Story = {
  render: () => <Restored />,
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue('2738'));
    await userEvent.tab();
    await expect(canvas.getByText('4 of 8')).toBeVisible();
  },
};

export const SeveralLines: Story = {
  args: {
    label: 'What happened?',
    name: 'message',
    required: false,
    optional: true,
    multiline: true,
    maxLength: 500,
    counter: true,
    placeholder: 'The day, the sum, the M-Pesa code',
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'I paid on 3 May.{Enter}Code SBR4');
    await expect(canvas.getByText('26 of 500')).toBeVisible();
  },
};

export const Trailing: Story = {
  args: {
    label: 'PIN',
    type: 'password',
    defaultValue: '4821',
    trailing: <IconButton label="Show the PIN" icon={<Eye aria-hidden />} />,
  },
};

/** Labels and messages wrap; nothing is cut. */
export const LongWords: Story = {
  args: {
    label: 'Jina la ukoo kama lilivyoandikwa kwenye kitambulisho chako cha taifa',
    error: 'Andika angalau herufi tatu, bila nambari na bila alama nyingine yoyote ile',
    defaultValue: 'Ka',
  },
  globals: { locale: 'sw' },
};

/**
 * Looks and attributes from outside: the row gets the looks after its own; the `<input>` gets everything
 * else.
 */
export const Open: Story = {
  args: {
    label: 'Employee number',
    hint: 'On your payslip',
    className: 'rounded-medium border border-decor',
    style: { marginInlineStart: '25%' },
    id: 'employee',
    'aria-keyshortcuts': 'Alt+E',
    onKeyDown: fn(),
  },
  render: (args) => (
    <>
      <TextField {...(args as TextFieldProps)} data-testid="employee" aria-describedby="why" />
      <p id="why" className="p-4 text-caption text-muted">
        Your employer confirms it.
      </p>
    </>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByTestId('employee');
    await expect(input).toBe(canvas.getByRole('textbox', { name: 'Employee number' }));
    await expect(input).toHaveAttribute('id', 'employee');
    await expect(input).toHaveAttribute('aria-keyshortcuts', 'Alt+E');
    await expect(input).toHaveAccessibleDescription('Your employer confirms it. On your payslip');
    await expect(input).not.toHaveClass('border-decor');
    const row = input.closest('[data-field-row]');
    await expect(row).toHaveClass('min-h-row', 'rounded-medium', 'border-decor');
    await expect(row).toHaveAttribute('style', 'margin-inline-start: 25%;');
    await userEvent.type(input, 'K7');
    await expect(args.onKeyDown).toHaveBeenCalledTimes(2);
  },
};

function Kept() {
  const [name, setName] = useState('Achieng');
  return (
    <TextField
      label="Name on the card"
      value={name}
      sanitize={(raw) => raw.toUpperCase()}
      onChange={({ target }) => setName(target.value)}
      hint={`${name.length} letters`}
    />
  );
}

/** The parent keeps the value: each key press renders the row, and the caret stays where one types. */
export const Controlled: Story = {
  render: () => <Kept />,
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Name on the card' });
    await userEvent.click(input);
    input.setSelectionRange(1, 1);
    await userEvent.keyboard('k');
    await expect(input).toHaveValue('AKCHIENG');
    await expect(input.selectionStart).toBe(2);
    await expect(canvas.getByText('8 letters')).toBeVisible();
  },
};
