import { Button } from '@kopa/ui/button';
import { EmptyState } from '@kopa/ui/empty-state';
import { NavBar } from '@kopa/ui/nav-bar';
import { OfflineStrip } from '@kopa/ui/offline-strip';
import { Screen } from '@kopa/ui/screen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { bar, home, tabs } from './example-bars.tsx';

const meta = {
  title: 'ui/navigation/screen/features',
  component: Screen,
  args: {
    header: bar('About you'),
    footer: <Button block>Continue</Button>,
    children: <p className="text-body">Spare height stands above the footer.</p>,
  },
  parameters: { docs: { story: { inline: false, height: '740px' } } },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FooterAtTheBottom: Story = {};

/** Login, waiting and results: bars without surface and rule. */
export const Flat: Story = { args: { flat: true, header: bar('Your application', true) } };

/** Under the header while there is no connection. */
export const Offline: Story = {
  args: { banner: <OfflineStrip>No connection. Figures from 10:42 today.</OfflineStrip> },
};

/** A main place: the action above the tabs. */
export const WithTabs: Story = {
  args: {
    header: home,
    lead: 'home',
    flat: true,
    tabBar: tabs('home'),
    children: <h1 className="text-heading">How much do you need?</h1>,
  },
};

export const Centred: Story = {
  args: { centred: true, footer: undefined, children: <EmptyState title="No loans yet" /> },
};

function Pages() {
  const [page, setPage] = useState('About you');
  return (
    <Screen header={<NavBar title={page} onBack={() => setPage('About you')} />} place={page}>
      <Button variant="outline" onClick={() => setPage('Your ID')}>
        Go on
      </Button>
    </Screen>
  );
}

/** One frame, two pages: the focus moves to the new h1. */
export const PlaceChanges: Story = {
  render: () => <Pages />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Go on' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Your ID' })).toHaveFocus());
  },
};
