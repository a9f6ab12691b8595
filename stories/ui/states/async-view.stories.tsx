import { AsyncView, type AsyncState } from '@kopa/ui/async-view';
import { Amount } from '@kopa/ui/amount';
import { Card } from '@kopa/ui/card';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { guide } from '../../guide.ts';

function Loan({ state: first }: { state: AsyncState }) {
  const [state, setState] = useState(first);
  return (
    <div className="flex flex-col gap-4">
      <AsyncView state={state} onRetry={() => setState('loading')}>
        <Card>
          <p className="text-label font-text text-muted">To pay by Wed 6 Jan 2027</p>
          <Amount cents={1_074_800} size="amount" />
        </Card>
      </AsyncView>
      <button type="button" className="min-h-11 underline" onClick={() => setState('ready')}>
        The answer comes
      </button>
    </div>
  );
}

/** One place for what comes over the line: not asked for, loading, empty, failed, offline, there. */
const meta = {
  title: 'ui/states/async-view',
  component: AsyncView,
  decorators: [(Story) => <div className="px-4 py-8">{Story()}</div>],
  args: { state: 'error' },
  render: ({ state }) => <Loan state={state} />,
  parameters: guide({
    keys: [
      ['Tab', 'reaches "Try again", where there is one'],
      ['Enter or Space', 'tries again; the focus stays, and goes to the content when that has come'],
    ],
    dos: [
      'Give figuresFrom as soon as there is content from before: it then stays in sight.',
      'Give a skeleton in the shape of the content.',
      'Say in empty what will stand there.',
    ],
    donts: [
      'Put the whole page into it: header and tabs are there from the start.',
      'Use it for sending: a button is busy then.',
      'Show old figures without saying from when they are.',
    ],
  }),
} satisfies Meta<typeof AsyncView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Only keys: it failed, is tried again, and comes. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Try again' });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    canvas.getByRole('button', { name: 'The answer comes' }).click();
    const sum = await canvas.findByText('10,748');
    await expect(sum).toBeVisible();
    await expect(document.activeElement).toContainElement(sum);
    await expect(document.activeElement).toHaveAttribute('aria-busy', 'false');
  },
};
