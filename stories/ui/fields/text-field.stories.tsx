import { FieldGroup } from '@kopa/ui/field-row';
import { StringsProvider, type UiStrings } from '@kopa/ui/strings';
import { en } from '@kopa/ui/strings/en';
import { TextField } from '@kopa/ui/text-field';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

const digits = (raw: string) => raw.replace(/\D/g, '').slice(0, 8);

const meta = {
  title: 'ui/fields/text-field',
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
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { placeholder: 'As on your ID', onChange: fn(), onBlur: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'First name' });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('Wanjiru');
    await expect(input).toHaveValue('Wanjiru');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenCalledTimes(7);
    await expect(args.onBlur).toHaveBeenCalledTimes(1);
    await expect(parseFloat(getComputedStyle(input).fontSize)).toBeGreaterThanOrEqual(16);
  },
};

/** A tap anywhere in the row, also beside the words, reaches the input. */
export const WholeRowIsTheTarget: Story = {
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

/** What may not be there is taken out in the input event; the caret stays where one types. */
export const Sanitised: Story = {
  args: {
    label: 'National ID number',
    name: 'id_number',
    placeholder: '8 digits',
    inputMode: 'numeric',
    sanitize: digits,
    counter: 8,
    onChange: fn(),
  },
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

/** A form library sets the value through the ref; the counter knows. */
function Restored() {
  const ref = useRef<HTMLInputElement | HTMLTextAreaElement>(null);
  useEffect(() => {
    if (ref.current) ref.current.value = '2738';
  }, []);
  return <TextField ref={ref} label="National ID number" sanitize={digits} counter={8} />;
}

export const SetFromOutside: Story = {
  render: () => <Restored />,
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue('2738'));
    await userEvent.tab();
    await expect(canvas.getByText('4 of 8')).toBeVisible();
  },
};

const rendered = fn();
// A word that the field reads each time it renders.
const counting: UiStrings = {
  ...en,
  get optional() {
    rendered();
    return en.optional;
  },
};

/** A key press renders nothing in React: cheap phones keep up. */
export const RendersNothing: Story = {
  render: () => (
    <StringsProvider strings={counting} locale="en-KE">
      <TextField
        label="Last name"
        optional
        sanitize={(raw) => raw.replace(/\d/g, '')}
        maxLength={20}
        counter
      />
    </StringsProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(rendered).toHaveBeenCalled();
    rendered.mockClear();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Last name (optional)' }), 'Kam4au');
    await expect(canvas.getByText('5 of 20')).toBeVisible();
    await expect(rendered).not.toHaveBeenCalled();
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
};
