import { NavBar } from '@kopa/ui/nav-bar';
import { Screen } from '@kopa/ui/screen';
import { Tabs } from '@kopa/ui/tabs';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { OfferInParts } from './example-tabs.tsx';

const meta = {
  title: 'ui/navigation/tabs/examples',
  component: Tabs,
  tags: ['no-picture'],
  args: { id: 'offer', label: 'The offer', items: [], value: '', onSelect: () => undefined },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An offer in two parts. */
export const Offer: Story = {
  render: () => (
    <Screen header={<NavBar title="Your offer" onBack={() => undefined} />}>
      <OfferInParts />
    </Screen>
  ),
};
