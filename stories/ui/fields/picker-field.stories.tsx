import { FieldGroup } from '@kopa/ui/field-row';
import { PickerField } from '@kopa/ui/picker-field';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { guide } from '../../guide.ts';

const meta = {
  title: 'ui/fields/picker-field',
  component: PickerField,
  decorators: [
    (Story) => (
      <div className="p-4">
        <FieldGroup>{Story()}</FieldGroup>
      </div>
    ),
  ],
  args: { label: 'Marital status', required: true, value: null, onOpen: fn() },
  parameters: guide({
    keys: [
      ['Tab', 'reaches it: the whole row is one button'],
      ['Enter, Space', 'opens what the value is chosen in'],
    ],
    dos: [
      'Show the value in words, as it stands in the picker: "14 Mar 1994".',
      'Say what it waits for: "Choose a state first". The tap may open that one.',
      'Tell it that its sheet is open, so that readers hear it.',
    ],
    donts: [
      'Use it for two or three short choices: a RadioRow shows them at once.',
      'Give it an empty text as value: null is "nothing chosen".',
      'Disable it: a dead row cannot say what is missing.',
    ],
  }),
} satisfies Meta<typeof PickerField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The whole row is one button, named by label and value. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const row = canvas.getByRole('button', { name: 'Marital status Choose' });
    await expect(row).toHaveAttribute('aria-haspopup', 'dialog');
    await expect(row).toHaveAccessibleDescription('must be filled');
    await userEvent.tab();
    await expect(row).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledTimes(1);
  },
};
