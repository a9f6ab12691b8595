import { AgreementCheck } from '@kopa/ui/agreement-check';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { guide } from '../../guide.ts';

const meta = {
  title: 'ui/fields/agreement-check',
  component: AgreementCheck,
  decorators: [(Story) => <div className="bg-surface p-4">{Story()}</div>],
  args: {
    onChange: fn(),
    children: (
      <>
        I have read and agree to the <a href="#agreement">loan agreement</a>
      </>
    ),
  },
  parameters: guide({
    keys: [
      ['Tab', 'reaches the box, then the link'],
      ['Space', 'ticks and unticks the box'],
      ['Enter', 'on the link opens the text; the box stays as it is'],
    ],
    dos: [
      'Put it above the button that it gates, in the footer.',
      'Leave the button enabled, and say in the error what is missing.',
      'Link the text that is agreed to, in words that name it.',
    ],
    donts: [
      'Tick it beforehand.',
      'Demand that one scrolls through the text first.',
      'Use it for choices that change nothing in law: that is a Checkbox.',
    ],
  }),
} satisfies Meta<typeof AgreementCheck>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The sentence ticks the box; its link is a separate target that opens without a tick. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'I have read and agree to the loan agreement' });
    await expect(box).toBeRequired();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'loan agreement' });
    await expect(link).toHaveFocus();
    link.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.click(link);
    await expect(box).toBeChecked();
    await userEvent.click(canvas.getByText(/I have read/));
    await expect(box).not.toBeChecked();
  },
};
