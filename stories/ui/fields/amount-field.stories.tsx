import { AmountField } from '@kopa/ui/amount-field';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { guide } from '../../guide.ts';

const meta = {
  title: 'ui/fields/amount-field',
  component: AmountField,
  decorators: [(Story) => <div className="p-4">{Story()}</div>],
  args: {
    label: 'How much do you want to pay?',
    name: 'amount',
    hint: 'Whole shillings, 500 or more',
    onValue: fn(),
  },
  parameters: guide({
    keys: [
      ['Tab', 'reaches it, then Clear'],
      ['Digits', 'are typed; thousands are set apart, and the caret stays where one types'],
      ['Backspace, Delete', 'at a separator take the digit beyond it'],
    ],
    dos: [
      'Say the least and the most in the hint, before somebody is wrong.',
      'Use the note for what the sum brings about: "Pays all of it today".',
      'Take the value as plain digits, and count in whole cents.',
    ],
    donts: [
      'Use it for choosing a sum between two limits in steps: that is an AmountSlider.',
      'Take cents: the field is for whole shillings, and drops pasted cents.',
    ],
  }),
} satisfies Meta<typeof AmountField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Grouped while typing, the caret where one types; the form's value stays plain digits. */
export const Default: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const named = canvasElement.querySelector<HTMLInputElement>('input[name=amount]');
    const input = canvas.getByRole<HTMLInputElement>('textbox', { name: 'How much do you want to pay?' });
    await expect(input).toHaveAccessibleDescription('Whole shillings, 500 or more');
    await userEvent.tab();
    await userEvent.keyboard('10370');
    await expect(input).toHaveValue('10,370');
    await expect(named).toHaveValue('10370');
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
    await expect(named).toHaveValue('500');
  },
};
