import { Checkbox, CheckboxGroup, type CheckboxProps } from '@kopa/ui/checkbox';
import { FieldGroup } from '@kopa/ui/field-row';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const meta = {
  title: 'ui/fields/checkbox/features',
  component: Checkbox,
  decorators: [(Story) => <div className="p-4">{Story()}</div>],
  args: { label: 'Remind me before a payment is due' },
  render: (args) => (
    <FieldGroup>
      <Checkbox {...args} />
    </FieldGroup>
  ),
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<Omit<CheckboxProps, 'ref'>>;

export const Ticked: Story = { tags: ['no-picture'], args: { defaultChecked: true } };
export const Caption: Story = { args: { caption: 'One SMS, two days before. It is free.' } };
export const InError: Story = {
  args: { required: true, caption: 'You can change it later', error: 'Tick it to go on' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox');
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('You can change it later Error: Tick it to go on');
  },
};
export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };

/** Rows of one card. */
export const Several: Story = {
  render: () => (
    <FieldGroup>
      <Checkbox label="SMS" defaultChecked />
      <Checkbox label="Email" optional hint="Only if you gave one" />
      <Checkbox label="A call" required error="Tick one way or more" />
    </FieldGroup>
  ),
};

const ticked = fn();
const times = ['In the morning', 'In the afternoon', 'In the evening'].map((label) => ({
  value: label,
  label,
}));

/** Several under a question: a group with its legend. */
export const Group: Story = {
  render: () => (
    <CheckboxGroup
      legend="When may we call?"
      required
      hint="One or more"
      options={times}
      defaultValues={['In the evening']}
      onValues={ticked}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    ticked.mockClear();
    await expect(canvas.getByRole('group', { name: 'When may we call?' })).toHaveAccessibleDescription(
      'must be filled One or more',
    );
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(ticked).toHaveBeenLastCalledWith(['In the morning', 'In the evening']);
  },
};
export const GroupInError: Story = {
  render: () => (
    <CheckboxGroup legend="When may we call?" required options={times} error="Choose one time or more" />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(
      'must be filled Error: Choose one time or more',
    );
  },
};
export const LongWords: Story = {
  args: {
    label: 'Avísame dos días antes de que venza cada uno de los pagos de mi préstamo',
    caption: 'Un mensaje de texto gratuito al número con el que entras en tu cuenta',
  },
  globals: { locale: 'es' },
};
