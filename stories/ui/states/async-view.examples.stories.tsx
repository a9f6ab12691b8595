import { Amount } from '@kopa/ui/amount';
import { AsyncView } from '@kopa/ui/async-view';
import { Card } from '@kopa/ui/card';
import { ListRow } from '@kopa/ui/list-row';
import { NavBar } from '@kopa/ui/nav-bar';
import { Screen } from '@kopa/ui/screen';
import { StatusChip } from '@kopa/ui/status-chip';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { help, nothing, tabs } from '../navigation/example-bars.tsx';

const meta = {
  title: 'ui/states/async-view/examples',
  component: AsyncView,
  args: { state: 'ready' },
  parameters: { docs: { story: { inline: false, height: '740px' } } },
} satisfies Meta<typeof AsyncView>;
export default meta;
type Story = StoryObj<typeof meta>;

const thisMorning = Date.UTC(2026, 10, 21, 6, 12);

/** Records without a connection: what was loaded this morning can still be read. */
export const RecordsOffline: Story = {
  render: () => (
    <Screen header={<NavBar title="Records" end={help} />} tabBar={tabs('records')}>
      <AsyncView state="offline" figuresFrom={thisMorning} onRetry={nothing}>
        <Card flush heading="Now">
          <ListRow
            href="#1"
            label={<Amount cents={1_000_000} size="title" />}
            end={<StatusChip tone="primary">Repaying</StatusChip>}
            caption="Pay 10,748 by 6 Jan 2027"
          />
        </Card>
      </AsyncView>
    </Screen>
  ),
};

/** Records that did not come at all. */
export const RecordsFailed: Story = {
  render: () => (
    <Screen centred header={<NavBar title="Records" end={help} />} tabBar={tabs('records')}>
      <AsyncView
        state="error"
        error={{ body: 'Your loans are as they were. Only the list did not come.' }}
        onRetry={nothing}
      />
    </Screen>
  ),
};
