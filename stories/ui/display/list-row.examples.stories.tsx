import { Amount } from '@kopa/ui/amount';
import { Card } from '@kopa/ui/card';
import { Ban, Languages, LogOut, Phone, ShieldCheck } from '@kopa/ui/icons';
import { ListRow } from '@kopa/ui/list-row';
import { StatusChip } from '@kopa/ui/status-chip';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'ui/display/list-row/examples',
  component: ListRow,
  args: { label: '' },
} satisfies Meta<typeof ListRow>;
export default meta;
type Story = StoryObj<typeof meta>;

const nothing = () => undefined;

/** Records of a year: the sum, the state, the events. */
export const Records: Story = {
  render: () => (
    <main className="p-4">
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
    </main>
  ),
};

/** The account page: settings, links, actions. */
export const Me: Story = {
  render: () => (
    <main className="flex flex-col gap-6 p-4">
      <Card flush heading="Settings">
        <ListRow icon={<Languages aria-hidden />} label="Language" end="English" onClick={nothing} />
        <ListRow icon={<ShieldCheck aria-hidden />} label="What we keep about you" href="#privacy" />
      </Card>
      <Card flush heading="Help">
        <ListRow
          icon={<Phone aria-hidden />}
          label="Call us"
          caption="Every day, 8:00 to 20:00"
          href="tel:+254700000000"
        />
        <ListRow icon={<LogOut aria-hidden />} label="Log out" onClick={nothing} />
      </Card>
    </main>
  ),
};
