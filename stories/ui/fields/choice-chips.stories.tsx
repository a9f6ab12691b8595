import { ChoiceChips } from '@kopa/ui/choice-chips';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { guide } from '../../guide.ts';

const meta = {
  title: 'ui/fields/choice-chips',
  component: ChoiceChips<number>,
  decorators: [(Story) => <div className="p-4">{Story()}</div>],
  args: {
    label: 'For how many days?',
    value: 91,
    onChange: () => undefined,
    options: [91, 120, 150, 180].map((value) => ({ value, label: value })),
  },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return <ChoiceChips {...args} value={value} onChange={setValue} />;
  },
  parameters: guide({
    keys: [
      ['Tab', 'reaches the chosen one, else the first'],
      ['Arrow keys', 'choose the next or the one before'],
    ],
    dos: [
      'Use them for up to five short choices that change a sum at once.',
      'Say the unit in the question, not on each chip.',
    ],
    donts: [
      'Use them where the answer needs a sentence: that is a RadioList.',
      'Use them to filter or to go somewhere: they answer a question.',
    ],
  }),
} satisfies Meta<typeof ChoiceChips<number>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '91' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '120' })).toBeChecked();
    await expect(canvas.getByRole('radiogroup', { name: 'For how many days?' })).toBeVisible();
    for (const chip of canvas.getAllByRole('radio'))
      await expect(chip.offsetHeight).toBeGreaterThanOrEqual(48);
  },
};
