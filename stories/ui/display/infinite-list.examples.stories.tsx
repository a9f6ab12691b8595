import { Card } from '@kopa/ui/card';
import { InfiniteList } from '@kopa/ui/infinite-list';
import { ListRow } from '@kopa/ui/list-row';
import { NavBar } from '@kopa/ui/nav-bar';
import { Screen } from '@kopa/ui/screen';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'ui/display/infinite-list/examples',
  component: InfiniteList,
  tags: ['no-picture'],
  args: { hasMore: true, onMore: () => undefined, auto: false, children: null },
} satisfies Meta<typeof InfiniteList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** All loans of a borrower. */
export const Records: Story = {
  render: (args) => (
    <Screen header={<NavBar title="Records" />}>
      <InfiniteList {...args} status="2 of 14">
        <Card heading="2026" flush>
          <ListRow label="KSh 10,000" caption="22 November" end="Paid" href="#1" />
          <ListRow label="KSh 6,000" caption="3 August" end="Paid" href="#2" />
        </Card>
      </InfiniteList>
    </Screen>
  ),
};
