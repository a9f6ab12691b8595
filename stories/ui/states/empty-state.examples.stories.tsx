import { Button } from '@kopa/ui/button';
import { EmptyState } from '@kopa/ui/empty-state';
import { Illustration } from '@kopa/ui/illustration';
import { NavBar } from '@kopa/ui/nav-bar';
import { Screen } from '@kopa/ui/screen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { help, tabs } from '../navigation/example-bars.tsx';

const meta = {
  title: 'ui/states/empty-state/examples',
  component: EmptyState,
  args: { title: '' },
  parameters: { docs: { story: { inline: false, height: '740px' } } },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

/** In the middle of the page; the tabs stay. */
export const NoRecords: Story = {
  render: () => (
    <Screen centred header={<NavBar title="Records" end={help} />} tabBar={tabs('records')}>
      <EmptyState
        illustration={<Illustration name="empty" />}
        title="No loans yet"
        body="Each loan you take is kept here, with every shilling in and out."
        action={<Button variant="outline">See what you can borrow</Button>}
      />
    </Screen>
  ),
};
