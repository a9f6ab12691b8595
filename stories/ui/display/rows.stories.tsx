import { Amount } from '@kopa/ui/amount';
import { Card } from '@kopa/ui/card';
import { Ban, Calendar, Info, Lock, ShieldCheck, Wallet } from '@kopa/ui/icons';
import { ListRow } from '@kopa/ui/list-row';
import { Note } from '@kopa/ui/note';
import { StatusChip } from '@kopa/ui/status-chip';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const meta = {
  title: 'ui/display/rows',
  decorators: [(Story) => <div className="flex flex-col items-stretch gap-4 p-4">{Story()}</div>],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const opened = fn();

export const Rows: Story = {
  render: () => (
    <Card flush heading="This loan">
      <ListRow label="What you owe, line by line" href="#owe" />
      <ListRow label="Ask for 30 more days" onClick={opened} />
      <ListRow label="I paid, but it does not show" caption="We look into it within a day" onClick={opened} />
    </Card>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'What you owe, line by line' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(opened).toHaveBeenCalled();
    for (const row of canvas.getAllByRole('button'))
      await expect(row.offsetHeight).toBeGreaterThanOrEqual(56);
  },
};

export const Records: Story = {
  render: () => (
    <Card flush heading="2026">
      <ListRow
        href="#1"
        label={<Amount cents={1_000_000} size="title" />}
        end={<StatusChip tone="primary">Repaying</StatusChip>}
        caption="Pay 10,748 by 6 Jan 2027"
      />
      <ListRow
        href="#2"
        label={<Amount cents={800_000} size="title" />}
        end={<StatusChip tone="success">Finished</StatusChip>}
        caption="Paid 30 Sep, on time"
      />
      <ListRow
        href="#3"
        label={<Amount cents={800_000} size="title" />}
        end={
          <StatusChip tone="neutral" icon={<Ban aria-hidden />}>
            Cancelled
          </StatusChip>
        }
        caption="Ended 12 May, not collected"
      />
      <ListRow
        href="#4"
        label={<Amount cents={2_000_000} size="title" />}
        end={<StatusChip tone="neutral">Not approved</StatusChip>}
        caption="Answered 4 Jan"
      />
    </Card>
  ),
};

export const Reasons: Story = {
  render: () => (
    <Card flush>
      <ListRow
        icon={<Wallet aria-hidden />}
        label="10,000 is high for your income"
        caption="You told us 15,000 to 29,999 a month, and one other loan is open."
      />
      <ListRow
        icon={<Info aria-hidden />}
        label="A loan elsewhere is overdue"
        caption="Paying it before you apply again will help."
      />
    </Card>
  ),
};

export const Notes: Story = {
  render: () => (
    <>
      <Note tone="info" icon={<ShieldCheck aria-hidden />}>
        EasyCash will never call to ask for this code. Do not share it.
      </Note>
      <Note tone="success">You can close the app safely.</Note>
      <Note tone="warning">Your photo is kept on this phone until there is a connection.</Note>
      <Note
        tone="primary"
        icon={<Calendar aria-hidden />}
        title="You can apply again from Monday 21 December 2026"
      >
        A smaller amount is easier to approve.
      </Note>
      <Note tone="neutral" icon={<Lock aria-hidden />}>
        Used only to check your identity. Your contacts never see it.
      </Note>
    </>
  ),
};

/** Always icon and word. Cancelled and not approved are never red. */
export const Statuses: Story = {
  render: () => (
    <div className="flex flex-wrap gap-2">
      <StatusChip tone="primary">Repaying</StatusChip>
      <StatusChip tone="danger">Late</StatusChip>
      <StatusChip tone="success">Finished</StatusChip>
      <StatusChip tone="info">Checking</StatusChip>
      <StatusChip tone="warning">Not complete</StatusChip>
      <StatusChip tone="neutral" icon={<Ban aria-hidden />}>
        Cancelled
      </StatusChip>
    </div>
  ),
};

export const NotesDark: Story = { ...Notes, globals: { mode: 'dark' } };
export const StatusesJuaDark: Story = { ...Statuses, globals: { brand: 'jua', mode: 'dark' } };
export const RecordsSmallLargeText: Story = {
  ...Records,
  globals: { viewport: { value: 'small', isRotated: false }, textSize: '200%' },
};
export const RecordsRightToLeft: Story = { ...Records, globals: { direction: 'rtl' } };
