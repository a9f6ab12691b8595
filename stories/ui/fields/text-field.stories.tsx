import { FieldGroup } from '@kopa/ui/field-row';
import { TextField } from '@kopa/ui/text-field';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { guide } from '../../guide.ts';

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
  args: { label: 'First name', name: 'first_name', required: true, placeholder: 'As on your ID' },
  parameters: guide({
    keys: [
      ['Tab', 'reaches it'],
      ['Letters', 'are typed; what may not be there is left out'],
      ['Enter', 'sends the form, or makes a new line where several may be typed'],
    ],
    dos: [
      'Say in the placeholder what is wanted: "8 digits", "As on your ID".',
      'Choose the keyboard with inputMode, and autoComplete where the phone knows the answer.',
      'Clean with sanitize what cannot be right: letters in a number, digits in a name.',
    ],
    donts: [
      'Show an error while somebody types for the first time: wait until the row is left or sent.',
      'Repeat the label as placeholder: it goes away with the first letter and says nothing new.',
      'Use it for what is chosen from a list: that is a PickerField.',
    ],
  }),
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { onChange: fn(), onBlur: fn() },
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
