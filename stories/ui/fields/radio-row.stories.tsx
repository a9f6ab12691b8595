import { FieldGroup } from '@kopa/ui/field-row';
import { RadioRow } from '@kopa/ui/radio-row';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { guide } from '../../guide.ts';

const meta = {
  title: 'ui/fields/radio-row',
  component: RadioRow,
  decorators: [
    (Story) => (
      <div className="p-4">
        <FieldGroup>{Story()}</FieldGroup>
      </div>
    ),
  ],
  args: {
    label: 'Gender',
    name: 'gender',
    required: true,
    options: [
      { value: '1', label: 'Male' },
      { value: '2', label: 'Female' },
    ],
  },
  parameters: guide({
    keys: [
      ['Tab', 'reaches the group: the chosen one, else the first'],
      ['Space', 'chooses the one with the focus'],
      ['Arrow keys', 'choose the next or the one before'],
    ],
    dos: [
      'Use it as the radio group inside a form: two or three choices of one or two words.',
      'Give native radios a name, and register them as they are: they need no state.',
    ],
    donts: [
      'Choose one beforehand that people should think about.',
      'Put long sentences in it: those are a RadioList, the radio group of a page.',
      'Use it for on and off: that is a Checkbox.',
    ],
  }),
} satisfies Meta<typeof RadioRow>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two short choices in a row of a form: native radios, so arrows, forms and readers work by themselves. */
export const Default: Story = {
  args: { onChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Gender' })).toBeRequired();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('radio', { name: 'Male' })).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Female' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Female' })).toHaveFocus();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    for (const radio of canvas.getAllByRole('radio'))
      await expect(radio.offsetHeight).toBeGreaterThanOrEqual(44);
  },
};
