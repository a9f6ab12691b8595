import { EmptyState } from '@kopa/ui/empty-state';
import { Illustration } from '@kopa/ui/illustration';
import { NavBar } from '@kopa/ui/nav-bar';
import { Screen } from '@kopa/ui/screen';
import { TabBar } from '@kopa/ui/tab-bar';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { help, tabs } from './example-bars.tsx';

const meta = {
  title: 'ui/navigation/tab-bar/examples',
  component: TabBar,
  args: { items: [] },
  parameters: { docs: { story: { inline: false, height: '740px' } } },
} satisfies Meta<typeof TabBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** At the bottom of a main place; it stays when there is nothing to show. */
export const Records: Story = {
  render: () => (
    <Screen centred header={<NavBar title="Records" end={help} />} tabBar={tabs('records')}>
      <EmptyState
        illustration={<Illustration name="empty" />}
        title="No loans yet"
        body="Each loan you take is kept here, with every shilling in and out."
      />
    </Screen>
  ),
};
