import { FieldGroup } from '@kopa/ui/field-row';
import { PickerField, type PickerFieldProps } from '@kopa/ui/picker-field';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const meta = {
  title: 'ui/fields/picker-field/features',
  component: PickerField,
  decorators: [
    (Story) => (
      <div className="p-4">
        <FieldGroup>{Story()}</FieldGroup>
      </div>
    ),
  ],
  args: { label: 'Marital status', required: true, value: null, onOpen: fn() },
} satisfies Meta<typeof PickerField>;
export default meta;
type Story = StoryObj<Omit<PickerFieldProps, 'ref'>>;

/** The icon at the end shows the target: a sheet, a calendar, a page. */
export const Opens: Story = {
  render: ({ onOpen }) => (
    <>
      <PickerField label="Education" value="Senior school" onOpen={onOpen} />
      <PickerField label="Birthday" value="14 Mar 1994" opens="calendar" onOpen={onOpen} />
      <PickerField label="Where to send the money" value="M-Pesa 0712 ••• 412" opens="page" onOpen={onOpen} />
    </>
  ),
};

export const SheetIsOpen: Story = {
  args: { open: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-expanded', 'true');
  },
};

export const Hint: Story = {
  args: { label: 'Payday', optional: true, required: false, hint: 'When your pay comes' },
};

/** Not available yet: the row states why, and is still a button. */
export const Blocked: Story = {
  args: { label: 'City', blockedReason: 'Choose a state first' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'City Choose a state first' }));
    await expect(args.onOpen).toHaveBeenCalledTimes(1);
  },
};

export const InError: Story = {
  args: { error: 'Choose your marital status' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(
      'must be filled Error: Choose your marital status',
    );
  },
};

/** Long values wrap; nothing is cut. */
export const LongValue: Story = {
  args: {
    label: 'Industry',
    value: 'Agriculture, forestry, fishing and the processing of what they bring',
  },
};
