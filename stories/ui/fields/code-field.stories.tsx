import { CodeField } from '@kopa/ui/code-field';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { guide } from '../../guide.ts';

const meta = {
  title: 'ui/fields/code-field',
  component: CodeField,
  decorators: [(Story) => <div className="p-4">{Story()}</div>],
  args: { label: '6-digit code', name: 'code', required: true, onComplete: fn() },
  parameters: guide({
    keys: [
      ['Tab', 'reaches it, once: it is one input'],
      ['Digits', 'are typed; the last one completes the code'],
      ['Paste', 'takes the code, also out of a whole SMS'],
    ],
    dos: [
      'Send the code when it is complete; the button stays for those who look for it.',
      'Say where the code went, and when it can be sent again.',
      'Warn beside it that nobody from the lender asks for it.',
    ],
    donts: [
      'Make one box for each digit: paste, suggestions and readers stumble over them.',
      'Clear it when it was wrong: let one correct the digit.',
    ],
  }),
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
    await userEvent.paste('EasyCash 24: your code is 481-902.');
    await expect(input).toHaveValue('481902');
    await expect(args.onComplete).toHaveBeenCalledWith('481902');
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}');
    await expect(input).toHaveValue('481');
  },
};
