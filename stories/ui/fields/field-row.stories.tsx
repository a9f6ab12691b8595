import { Button } from '@kopa/ui/button';
import { FieldGroup, FieldRow, RequiredLegend } from '@kopa/ui/field-row';
import { PickerField } from '@kopa/ui/picker-field';
import { TextField } from '@kopa/ui/text-field';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'ui/fields/field-row',
  component: FieldRow,
  decorators: [(Story) => <div className="p-4">{Story()}</div>],
} satisfies Meta<typeof FieldRow>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A row that only shows a value, with a way to change it. */
export const Default: Story = {
  args: {
    label: 'Mobile number',
    value: '+254 712 345 412',
    trailing: <Button variant="text">Change</Button>,
  },
  render: (args) => (
    <FieldGroup>
      <FieldRow {...args} />
    </FieldGroup>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Change' })).toHaveFocus();
  },
};

/** Rest, filled, not yet, error: as they stand below each other. Red is never colour alone. */
export const States: Story = {
  args: { label: '' },
  render: () => (
    <>
      <RequiredLegend saved />
      <FieldGroup>
        <TextField label="First name" required defaultValue="Wanjiru" />
        <TextField label="Middle name" optional placeholder="As on your ID" />
        <TextField label="Last name" required defaultValue="Ka" error="Enter at least 3 letters" />
        <PickerField label="State" required value={null} onOpen={() => undefined} error="Choose a state" />
        <PickerField
          label="City"
          required
          value={null}
          blockedReason="Choose a state first"
          onOpen={() => undefined}
        />
        <PickerField
          label="Birthday"
          required
          value="14 Mar 1994"
          opens="calendar"
          onOpen={() => undefined}
        />
        <FieldRow label="Mobile number" value="+254 712 345 412" hint="You log in with it" />
      </FieldGroup>
    </>
  ),
  play: async ({ canvas }) => {
    const name = canvas.getByRole('textbox', { name: 'Last name' });
    await expect(name).toBeRequired();
    await expect(name).toBeInvalid();
    await expect(name).toHaveAccessibleDescription('Error: Enter at least 3 letters');
    await expect(canvas.getByRole('textbox', { name: 'Middle name (optional)' })).not.toBeRequired();
    await expect(canvas.getByRole('button', { name: 'State Choose' })).toHaveAccessibleDescription(
      'must be filled Error: Choose a state',
    );
  },
};

/** Under a heading; readers hear the heading with each row. */
export const Grouped: Story = {
  args: { label: '' },
  render: () => (
    <FieldGroup legend="Where you live">
      <PickerField label="State" required value="Rift Valley" onOpen={() => undefined} />
      <TextField label="Street and house" required placeholder="Name and number" />
    </FieldGroup>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Where you live' })).toBeVisible();
  },
};

export const StatesDark: Story = { ...States, globals: { mode: 'dark' } };
export const StatesJua: Story = { ...States, globals: { brand: 'jua' } };
export const StatesRightToLeft: Story = { ...States, globals: { direction: 'rtl' } };
export const StatesLargeTextSmallPhone: Story = {
  ...States,
  globals: { textSize: '200%', viewport: { value: 'small', isRotated: false } },
};
