import { Button } from '@kopa/ui/button';
import { Checkbox, CheckboxGroup } from '@kopa/ui/checkbox';
import { FieldGroup } from '@kopa/ui/field-row';
import { Bell, Store, Wallet } from '@kopa/ui/icons';
import { TextField } from '@kopa/ui/text-field';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'ui/fields/checkbox/examples',
  component: Checkbox,
  args: { label: '' },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

/** How one wants to hear of things. */
export const Reminders: Story = {
  render: () => (
    <main className="flex flex-col gap-4 p-4">
      <h1 className="text-heading">Reminders</h1>
      <FieldGroup>
        <Checkbox
          label="Before a payment is due"
          caption="Two days before, by SMS"
          icon={<Bell />}
          defaultChecked
        />
        <Checkbox
          label="When a payment has arrived"
          caption="By SMS, within 15 minutes"
          icon={<Wallet />}
          defaultChecked
        />
        <Checkbox label="When we have a better offer" caption="At most once a month" icon={<Store />} />
      </FieldGroup>
      <Button block>Save</Button>
    </main>
  ),
};

/** Asking to be called: the times, of which one at least must be ticked. */
export const CallMe: Story = {
  render: () => (
    <main className="flex flex-col gap-4 p-4">
      <h1 className="text-heading">We call you</h1>
      <CheckboxGroup
        legend="When may we call?"
        required
        error="Choose one time or more"
        options={['8:00 to 12:00', '12:00 to 16:00', '16:00 to 20:00'].map((label) => ({
          value: label,
          label,
        }))}
      />
      <FieldGroup>
        <TextField label="What is it about?" optional multiline placeholder="The loan, the day, the sum" />
      </FieldGroup>
      <Button block>Ask for a call</Button>
    </main>
  ),
};
