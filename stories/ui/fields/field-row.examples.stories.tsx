import { Button } from '@kopa/ui/button';
import { FieldGroup, FieldRow, RequiredLegend } from '@kopa/ui/field-row';
import { PickerField } from '@kopa/ui/picker-field';
import { RadioRow } from '@kopa/ui/radio-row';
import { TextField } from '@kopa/ui/text-field';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'ui/fields/field-row/examples',
  component: FieldRow,
  args: { label: '' },
} satisfies Meta<typeof FieldRow>;
export default meta;
type Story = StoryObj<typeof meta>;

const nothing = () => undefined;

/** All kinds of rows in one form: filled, empty, waiting and wrong. */
export const AllKindsOfRows: Story = {
  render: () => (
    <main className="p-4">
      <h1 className="mb-4 text-heading">About you</h1>
      <RequiredLegend saved />
      <FieldGroup>
        <TextField label="First name" required defaultValue="Wanjiru" />
        <TextField label="Middle name" optional placeholder="As on your ID" />
        <TextField label="Last name" required defaultValue="Ka" error="Enter at least 3 letters" />
        <RadioRow
          label="Gender"
          required
          options={[
            { value: '1', label: 'Male' },
            { value: '2', label: 'Female' },
          ]}
          error="Choose male or female"
        />
        <PickerField label="Birthday" required value="14 Mar 1994" opens="calendar" onOpen={nothing} />
        <PickerField label="State" required value={null} onOpen={nothing} error="Choose a state" />
        <PickerField
          label="City"
          required
          value={null}
          blockedReason="Choose a state first"
          onOpen={nothing}
        />
      </FieldGroup>
    </main>
  ),
};

/** Known values for a check before the submit. */
export const LookItOver: Story = {
  render: () => (
    <main className="p-4">
      <h1 className="mb-4 text-heading">Is all of this right?</h1>
      <FieldGroup legend="Where the money goes">
        <FieldRow
          label="M-Pesa number"
          value="+254 712 345 412"
          trailing={<Button variant="text">Change</Button>}
        />
        <FieldRow label="In the name of" value="Wanjiru Kamau" hint="It must be your own" />
      </FieldGroup>
    </main>
  ),
};
