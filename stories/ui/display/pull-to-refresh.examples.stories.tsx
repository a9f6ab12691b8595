import { Card } from '@kopa/ui/card';
import { ListRow } from '@kopa/ui/list-row';
import { NavBar } from '@kopa/ui/nav-bar';
import { PullToRefresh } from '@kopa/ui/pull-to-refresh';
import { Screen } from '@kopa/ui/screen';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'ui/display/pull-to-refresh/examples',
  component: PullToRefresh,
  tags: ['no-picture'],
  args: { onRefresh: async () => undefined, children: null },
} satisfies Meta<typeof PullToRefresh>;
export default meta;
type Story = StoryObj<typeof meta>;

/** All loans of a borrower, whose state may have changed. */
export const Records: Story = {
  render: (args) => (
    <Screen header={<NavBar title="Records" />}>
      <PullToRefresh {...args}>
        <Card heading="2026" flush>
          <ListRow label="KSh 10,000" caption="22 November" end="Repaying" href="#1" />
          <ListRow label="KSh 6,000" caption="3 August" end="Paid" href="#2" />
        </Card>
      </PullToRefresh>
    </Screen>
  ),
};
