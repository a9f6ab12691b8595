import { FieldGroup, RequiredLegend } from '@kopa/ui/field-row';
import { PickerField } from '@kopa/ui/picker-field';
import { RadioRow } from '@kopa/ui/radio-row';
import { TextField } from '@kopa/ui/text-field';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'ui/fields/radio-row/examples',
  component: RadioRow,
  args: { label: '', options: [] },
} satisfies Meta<typeof RadioRow>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Among the other rows of a form, one of them without an answer. */
export const AmongOtherRows: Story = {
  render: () => (
    <main className="p-4">
      <h1 className="mb-4 text-heading">About you</h1>
      <RequiredLegend />
      <FieldGroup>
        <TextField label="Last name" required defaultValue="Kamau" />
        <RadioRow
          label="Gender"
          required
          options={[
            { value: '1', label: 'Male' },
            { value: '2', label: 'Female' },
          ]}
          error="Choose male or female"
        />
        <PickerField
          label="Birthday"
          required
          value="14 Mar 1994"
          opens="calendar"
          onOpen={() => undefined}
        />
        <RadioRow
          label="Do you have another loan now?"
          required
          defaultValue="no"
          options={[
            { value: 'yes', label: 'Yes' },
            { value: 'no', label: 'No' },
          ]}
        />
      </FieldGroup>
    </main>
  ),
};
