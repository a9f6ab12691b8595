import { FieldGroup, FieldRow, RequiredLegend } from '@kopa/ui/field-row';
import { PickerField } from '@kopa/ui/picker-field';
import { TextField } from '@kopa/ui/text-field';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'ui/fields/field-row/features',
  component: FieldRow,
  decorators: [(Story) => <div className="p-4">{Story()}</div>],
  args: { label: '' },
} satisfies Meta<typeof FieldRow>;
export default meta;
type Story = StoryObj<typeof meta>;

const nothing = () => undefined;

/** Rest, filled, not yet, error: as they stand below each other. Red is never colour alone. */
export const States: Story = {
  render: () => (
    <>
      <RequiredLegend saved />
      <FieldGroup>
        <TextField label="First name" required defaultValue="Wanjiru" />
        <TextField label="Middle name" optional placeholder="As on your ID" />
        <TextField label="Last name" required defaultValue="Ka" error="Enter at least 3 letters" />
        <PickerField label="State" required value={null} onOpen={nothing} error="Choose a state" />
        <PickerField
          label="City"
          required
          value={null}
          blockedReason="Choose a state first"
          onOpen={nothing}
        />
        <PickerField label="Birthday" required value="14 Mar 1994" opens="calendar" onOpen={nothing} />
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
  render: () => (
    <FieldGroup legend="Where you live">
      <PickerField label="State" required value="Rift Valley" onOpen={nothing} />
      <TextField label="Street and house" required placeholder="Name and number" />
    </FieldGroup>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Where you live' })).toBeVisible();
  },
};

/** Labels, values and messages wrap; nothing is cut. */
export const LongWords: Story = {
  render: () => (
    <FieldGroup>
      <FieldRow
        label="Dónde quieres recibir el dinero que te prestamos"
        value="Cuenta 0011 2233 4455 6677 en el banco Cooperativo de Ahorro y Crédito"
        hint="Puedes cambiarla hasta que firmes el contrato"
      />
      <TextField
        label="Número de tu documento nacional de identidad"
        required
        defaultValue="27384"
        error="Faltan tres cifras: están en la parte de delante, debajo de tu nombre"
      />
    </FieldGroup>
  ),
  globals: { locale: 'es' },
};
