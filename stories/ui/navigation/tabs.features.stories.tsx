import { TabLinks, TabPanel, Tabs } from '@kopa/ui/tabs';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const meta = {
  title: 'ui/navigation/tabs/features',
  component: Tabs,
  tags: ['no-picture'],
  render: (args) => (
    <>
      <Tabs {...args} />
      <TabPanel tabs={args.id} tab={args.value} className="p-4">
        21 November to 20 February
      </TabPanel>
    </>
  ),
  args: {
    id: 'loan',
    label: 'The loan',
    items: [
      { id: 'costs', label: 'Costs' },
      { id: 'dates', label: 'Dates' },
      { id: 'papers', label: 'Papers' },
    ],
    value: 'dates',
    onSelect: fn(),
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The open tab stands in the middle. */
export const Three: Story = {};

/** As wide as the page, for two or three. */
export const Stretched: Story = { args: { stretched: true } };

/** A tap opens. */
export const Tapped: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Papers' }));
    await expect(args.onSelect).toHaveBeenLastCalledWith('papers');
  },
};

const went = fn();
const places = ['Loan', 'Notes', 'Application'].map((label, at) => ({
  id: label.toLowerCase(),
  label,
  href: `#/${label.toLowerCase()}`,
  current: at === 0,
}));

/** Parts with an address: links in a navigation. */
export const Links: Story = {
  render: () => <TabLinks label="Parts of the borrower" items={places} onSelect={went} />,
  play: async ({ canvas, userEvent }) => {
    went.mockClear();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Loan');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(went).toHaveBeenCalledWith('notes');
  },
};

/** Tabs that do not fit into one line stand in two. */
export const LongWords: Story = {
  args: {
    items: [
      { id: 'costs', label: 'Cuánto cuesta' },
      { id: 'dates', label: 'Fechas de vencimiento' },
      { id: 'papers', label: 'Documentos del préstamo' },
    ],
  },
  globals: { locale: 'es' },
};
