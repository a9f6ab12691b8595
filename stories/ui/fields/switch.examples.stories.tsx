import { FieldGroup } from '@kopa/ui/field-row';
import { Eye, Smartphone, Wallet } from '@kopa/ui/icons';
import { Switch } from '@kopa/ui/switch';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'ui/fields/switch/examples',
  component: Switch,
  tags: ['no-picture'],
  args: { label: '' },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The settings of this phone: each takes effect at once, without a button. */
export const Settings: Story = {
  render: () => (
    <main className="flex flex-col gap-4 p-4">
      <h1 className="text-heading">This phone</h1>
      <FieldGroup>
        <Switch
          label="Hide my balance"
          caption="Sums show as dots until you tap them"
          icon={<Eye aria-hidden />}
          defaultChecked
        />
        <Switch
          label="Use less data"
          caption="Pictures load when you open them"
          icon={<Smartphone aria-hidden />}
        />
        <Switch label="Pay from M-Pesa" icon={<Wallet aria-hidden />} disabled defaultChecked />
      </FieldGroup>
    </main>
  ),
};
