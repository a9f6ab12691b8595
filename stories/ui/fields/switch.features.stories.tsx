import { FieldGroup } from '@kopa/ui/field-row';
import { Eye } from '@kopa/ui/icons';
import { Switch, type SwitchProps } from '@kopa/ui/switch';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'ui/fields/switch/features',
  component: Switch,
  tags: ['no-picture'],
  decorators: [(Story) => <div className="p-4">{Story()}</div>],
  args: { label: 'Hide my balance' },
  render: (args) => (
    <FieldGroup>
      <Switch {...args} />
    </FieldGroup>
  ),
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<Omit<SwitchProps, 'ref'>>;

export const On: Story = { args: { defaultChecked: true } };
export const Caption: Story = {
  args: { caption: 'Sums show as dots until you tap them', icon: <Eye aria-hidden /> },
};
export const Disabled: Story = { args: { disabled: true } };
export const DisabledOn: Story = { args: { disabled: true, defaultChecked: true } };

/** It could not be kept: the reason stands below, and the switch stays as it was. */
export const InError: Story = {
  args: { caption: 'On this phone', error: 'Not saved. Turn it again when you are online' },
  play: async ({ canvas }) => {
    const control = canvas.getByRole('switch');
    await expect(control).toBeInvalid();
    await expect(control).toHaveAccessibleDescription(
      'On this phone Error: Not saved. Turn it again when you are online',
    );
  },
};

/** Rows of one card. */
export const Several: Story = {
  render: () => (
    <FieldGroup>
      <Switch label="Hide my balance" defaultChecked />
      <Switch label="Unlock with my finger" hint="Only on this phone" />
      <Switch label="Use less data" caption="Without pictures" />
    </FieldGroup>
  ),
};

/** A tap at the words, or anywhere else in the row, turns it. */
export const TappedAtItsWords: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Hide my balance'));
    await expect(canvas.getByRole('switch')).toBeChecked();
  },
};
export const LongWords: Story = {
  args: {
    label: 'Ocultar el saldo y todas las sumas en la pantalla principal mientras otras personas la ven',
    caption: 'Las sumas aparecen como puntos hasta que las tocas',
    defaultChecked: true,
  },
  globals: { locale: 'es' },
};
