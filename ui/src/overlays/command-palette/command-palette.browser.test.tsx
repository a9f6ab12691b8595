import { useEffect, useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { hasEntry } from '../../../test/sheet-host.js';
import { CommandPalette } from './index.js';

/** A page that opens the palette by Ctrl+K. */
function Desk() {
  const [open, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'k' || !event.ctrlKey) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return (
    <CommandPalette
      open={open}
      onOpenChange={(next) => {
        setQuery('');
        setOpen(next);
      }}
      label="Search or go to"
      query={query}
      onQueryChange={setQuery}
      groups={[{ id: 'places', heading: 'Places', rows: [{ id: 'refunds', label: 'Refunds' }] }]}
      onChoose={() => undefined}
      empty="Nothing fits"
    />
  );
}

const field = page.getByRole('combobox', { name: 'Search or go to' });

it('letters that follow the opening key at once are in the field, also while the palette goes', async () => {
  await render(<Desk />);
  await userEvent.keyboard('{Control>}k{/Control}refunds');
  await expect.element(field).toHaveValue('refunds');
  await userEvent.keyboard('{Enter}{Control>}k{/Control}ref');
  await expect.element(field).toHaveValue('ref');
  await expect.poll(hasEntry).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.element(field).not.toBeInTheDocument();
  await expect.poll(hasEntry).toBe(false);
});
