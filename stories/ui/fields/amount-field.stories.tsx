import { AmountField } from '@kopa/ui/amount-field';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, fn } from 'storybook/test';

const meta = {
  title: 'ui/fields/amount-field',
  component: AmountField,
  decorators: [(Story) => <div className="p-4">{Story()}</div>],
  args: {
    label: 'How much do you pay?',
    name: 'amount',
    hint: 'Whole shillings, 500 or more',
    onValue: fn(),
  },
} satisfies Meta<typeof AmountField>;
export default meta;
type Story = StoryObj<typeof meta>;

const named = (root: HTMLElement) => root.querySelector<HTMLInputElement>('input[name=amount]');

/** Grouped while typing, the caret where one types; the form's value stays plain digits. */
export const Default: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox', { name: 'How much do you pay?' });
    await expect(input).toHaveAccessibleDescription('Whole shillings, 500 or more');
    await userEvent.tab();
    await userEvent.keyboard('10370');
    await expect(input).toHaveValue('10,370');
    await expect(named(canvasElement)).toHaveValue('10370');
    await expect(args.onValue).toHaveBeenLastCalledWith('10370');
    // In the middle: 10,|370 becomes 102,|370.
    input.setSelectionRange(3, 3);
    await userEvent.keyboard('2');
    await expect(input).toHaveValue('102,370');
    await expect(input.value.slice(0, input.selectionStart ?? 0).replace(/\D/g, '')).toBe('102');
    await userEvent.keyboard('{Backspace}');
    await expect(input).toHaveValue('10,370');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Clear' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
    await userEvent.keyboard('0050x0');
    await expect(named(canvasElement)).toHaveValue('500');
  },
};

export const WithNote: Story = { args: { defaultValue: '10370', note: 'Pays all of it today' } };

/** The message takes the place of the hint, so nothing jumps. */
export const InError: Story = {
  args: { defaultValue: '120', error: 'Enter 500 or more' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Error: Enter 500 or more');
    await expect(canvas.queryByText('Whole shillings, 500 or more')).toBeNull();
  },
};

function Restorable() {
  const ref = useRef<HTMLInputElement>(null);
  return (
    <>
      <AmountField ref={ref} label="Amount" name="amount" />
      <button
        type="button"
        className="min-h-11 underline"
        onClick={() => {
          if (ref.current) ref.current.value = '25000';
          ref.current?.focus();
        }}
      >
        All of it
      </button>
    </>
  );
}

/** What a form library sets through the ref is shown, and its focus goes to what one can see. */
export const SetFromOutside: Story = {
  render: () => <Restorable />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'All of it' }));
    await expect(canvas.getByRole('textbox')).toHaveValue('25,000');
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await expect(named(canvasElement)).toHaveValue('25000');
  },
};

export const JuaDark: Story = {
  args: { defaultValue: '10370', note: 'Pays all of it today' },
  globals: { brand: 'jua', mode: 'dark' },
};
