import { NavBar } from '@kopa/ui/nav-bar';
import { Screen } from '@kopa/ui/screen';
import { Skeleton } from '@kopa/ui/skeleton';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { help, tabs } from '../navigation/example-bars.tsx';

const meta = {
  title: 'ui/states/skeleton/examples',
  component: Skeleton,
  parameters: { docs: { story: { inline: false, height: '740px' } } },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The bars are there from the first paint. */
export const RecordsAreComing: Story = {
  render: () => (
    <Screen header={<NavBar title="Records" end={help} />} tabBar={tabs('records')}>
      <div className="flex flex-col gap-6">
        <Skeleton shape="amount" delay={0} />
        <Skeleton rows={4} delay={0} />
      </div>
    </Screen>
  ),
};
