import { EmptyState } from '@kopa/ui/empty-state';
import { ListRow } from '@kopa/ui/list-row';
import { Card } from '@kopa/ui/card';
import { SearchBar } from '@kopa/ui/search-bar';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';

const meta = {
  title: 'ui/fields/search-bar/examples',
  component: SearchBar,
  tags: ['no-picture'],
  args: { value: '', onValue: () => undefined },
} satisfies Meta<typeof SearchBar>;
export default meta;
type Story = StoryObj<typeof meta>;

const towns = ['Eldoret', 'Kisumu', 'Kitale', 'Mombasa', 'Nairobi', 'Nakuru', 'Nyeri', 'Thika'];

function Towns() {
  const [text, setText] = useState('');
  const found = towns.filter((town) => town.toLowerCase().includes(text.trim().toLowerCase()));
  return (
    <main className="flex flex-col gap-4 p-4">
      <h1 className="text-heading">Where we pay out cash</h1>
      <SearchBar label="Search the towns" value={text} onValue={setText} />
      <p role="status" className="text-caption text-muted">
        {found.length} of {towns.length} towns
      </p>
      {found.length > 0 ? (
        <Card flush>
          {found.map((town) => (
            <ListRow key={town} label={town} />
          ))}
        </Card>
      ) : (
        <EmptyState title="No town with this name" body="Try fewer letters." />
      )}
    </main>
  );
}

/** A list on the phone is searched at each key. */
export const SearchTowns: Story = {
  render: () => <Towns />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'kit');
    await expect(canvas.getByText('1 of 8 towns')).toBeVisible();
  },
};
