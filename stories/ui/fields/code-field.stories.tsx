import { CodeField } from '@kopa/ui/code-field';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const meta = {
  title: 'ui/fields/code-field',
  component: CodeField,
  decorators: [(Story) => <div className="p-4">{Story()}</div>],
  args: { label: '6-digit code', name: 'code', required: true, onComplete: fn() },
} satisfies Meta<typeof CodeField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One input: the keyboard's suggestion, paste and keys all work. Dots stand for the digits to come. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: '6-digit code' });
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(input).toHaveAttribute('inputmode', 'numeric');
    await userEvent.tab();
    await userEvent.keyboard('48a19');
    await expect(input).toHaveValue('4819');
    await expect(args.onComplete).not.toHaveBeenCalled();
    await userEvent.clear(input);
    await userEvent.paste('Your code: 481-902.');
    await expect(input).toHaveValue('481902');
    await expect(args.onComplete).toHaveBeenCalledWith('481902');
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}');
    await expect(input).toHaveValue('481');
  },
};

export const Filled: Story = { args: { defaultValue: '481902' } };
export const InError: Story = {
  args: { defaultValue: '481902', error: 'That is not the code. Check the newest SMS' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'Error: That is not the code. Check the newest SMS',
    );
  },
};
export const Dark: Story = { args: { defaultValue: '48' }, globals: { mode: 'dark' } };
