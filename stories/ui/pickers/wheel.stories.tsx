import { Wheel } from '@kopa/ui/wheel';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { guide } from '../../guide.ts';
import { HeldWheel, weekColumns } from './held-wheel.tsx';

/**
 * Columns that turn under a band. Each column is a range for keys and screen readers, over a list that
 * scrolls natively.
 */
const meta = {
  title: 'ui/pickers/wheel',
  component: Wheel,
  args: { label: 'Payday', onChange: () => undefined, columns: weekColumns },
  render: (args) => <HeldWheel {...args} />,
  parameters: guide({
    keys: [
      ['Tab', 'reaches the first column, then the next'],
      ['Arrow down, arrow up', 'the next row, the row before'],
      ['Page down, Page up', 'five rows on, five rows back'],
      ['Home, End', 'the first row, the last row'],
      ['Letters and digits', 'the row that begins with them'],
    ],
    dos: [
      'Say the whole value in words above the wheel: a number between numbers is easily misread.',
      'Use it for two or three short columns that belong together, such as day, month and year.',
      'Keep what it gives as a draft until Confirm.',
      'Offer to type the value, too.',
    ],
    donts: [
      'Use one column for a list of names: that is an OptionPicker, which can be searched.',
      'Put it into a page that scrolls: it lives in a sheet.',
      'Send anything on every change.',
    ],
  }),
} satisfies Meta<typeof Wheel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    const body = within(document.body);
    await userEvent.tab();
    await expect(body.getByRole('slider', { name: 'Week' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.tab();
    await userEvent.keyboard('sa');
    await expect(body.getByTestId('value')).toHaveTextContent('{"week":"3","day":"6"}');
    await expect(body.getByRole('slider', { name: 'Weekday' })).toHaveAttribute('aria-valuetext', 'Saturday');
  },
};
