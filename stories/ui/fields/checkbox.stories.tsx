import { Checkbox, CheckboxGroup, TickBox } from '@kopa/ui/checkbox';
import { FieldGroup } from '@kopa/ui/field-row';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { guide } from '../../guide.ts';

const meta = {
  title: 'ui/fields/checkbox',
  component: Checkbox,
  subcomponents: { CheckboxGroup, TickBox },
  decorators: [
    (Story) => (
      <div className="p-4">
        <FieldGroup>{Story()}</FieldGroup>
      </div>
    ),
  ],
  args: { label: 'Remind me before a payment is due', name: 'remind' },
  parameters: guide({
    keys: [
      ['Tab', 'reaches each box'],
      ['Space', 'ticks and unticks it'],
    ],
    dos: [
      'Word it so that ticking says yes: "Remind me", not "Do not remind me".',
      'Use a CheckboxGroup for several under one question: its legend is read with each box.',
      'Say in the caption what ticking brings about.',
    ],
    donts: [
      'Change something at once when it is ticked: it takes effect with the button of the form.',
      'Use it for one of several answers: those are radios.',
      'Use it for an agreement with a link: that is an AgreementCheck.',
    ],
  }),
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The whole row ticks the box. */
export const Default: Story = {
  args: { onChecked: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Remind me before a payment is due' });
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await expect(args.onChecked).toHaveBeenLastCalledWith(true);
    await expect(box.closest('[data-field-row]')?.getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
  },
};
