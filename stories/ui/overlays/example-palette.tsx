import { CommandPalette, type CommandPaletteProps, type PaletteGroup } from '@kopa/ui/command-palette';
import { FileText, Moon, RotateCcw, Users } from '@kopa/ui/icons';
import { useState } from 'react';
import { OpenedBy } from './opened-by.tsx';

/** Places with keys, one of them without the right, and two loans that were opened. */
export const exampleGroups: readonly PaletteGroup[] = [
  {
    id: 'lately',
    heading: 'Opened lately',
    rows: [
      {
        id: 'loan-1',
        label: 'Amina W. · 0712 ••• 418',
        detail: 'Loan 2611230001 · KSh 10,000',
        icon: FileText,
      },
      {
        id: 'loan-2',
        label: 'Ángel O. · 0733 ••• 902',
        detail: 'Loan 2611190044 · KSh 2,500',
        icon: FileText,
      },
    ],
  },
  {
    id: 'places',
    heading: 'Places',
    rows: [
      { id: 'refunds', label: 'Refunds', icon: RotateCcw, keys: ['G', 'U'], keywords: ['money back'] },
      { id: 'staff', label: 'Staff', icon: Users, keys: ['G', 'M'], unavailable: 'Ask an admin or auditor.' },
      { id: 'dark', label: 'Dark colours', icon: Moon },
    ],
  },
];

/** A page whose button opens the palette, and what was chosen. */
export function PalettePage(args: CommandPaletteProps) {
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState('');
  return (
    <OpenedBy
      heading="Desk"
      label="Search or go to"
      page={<p className="text-body">Chosen: {chosen || 'nothing'}</p>}
    >
      {(open, onOpenChange) => (
        <CommandPalette
          {...args}
          open={open}
          onOpenChange={(next, reason) => {
            setQuery('');
            onOpenChange(next, reason);
          }}
          query={query}
          onQueryChange={setQuery}
          onChoose={(id, { newTab }) => setChosen(newTab ? `${id} in a new tab` : id)}
        />
      )}
    </OpenedBy>
  );
}
