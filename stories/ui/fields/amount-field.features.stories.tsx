import { AmountField } from '@kopa/ui/amount-field';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect } from 'storybook/test';

const meta = {
  title: 'ui/fields/amount-field/features',
  component: AmountField,
  decorators: [(Story) => <div className="p-4">{Story()}</div>],
  args: { label: 'How much do you want to pay?', name: 'amount', hint: 'Whole shillings, 500 or more' },
} satisfies Meta<typeof AmountField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: '0' } };
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
export const ReadOnly: Story = { args: { defaultValue: '10370', readOnly: true } };

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

/** The field shows the value of a form library's ref, and that ref's focus goes to the visible input. */
export const SetFromOutside: Story = {
  render: () => <Restorable />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'All of it' }));
    await expect(canvas.getByRole('textbox')).toHaveValue('25,000');
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await expect(canvasElement.querySelector('input[name=amount]')).toHaveValue('25000');
  },
};

/** As another language groups; the largest sum that fits. */
export const Spanish: Story = { args: { defaultValue: '999999999' }, globals: { locale: 'es' } };
