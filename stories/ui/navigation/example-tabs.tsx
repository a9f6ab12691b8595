import { KeyFacts } from '@kopa/ui/key-facts';
import { Note } from '@kopa/ui/note';
import { TabPanel, Tabs } from '@kopa/ui/tabs';
import { useState } from 'react';

const items = [
  { id: 'costs', label: 'What it costs' },
  { id: 'late', label: 'If I pay late' },
];

/** Two parts of one offer. */
export function OfferInParts() {
  const [open, setOpen] = useState('costs');
  return (
    <>
      <Tabs id="offer" label="The offer" items={items} value={open} onSelect={setOpen} className="-mx-4" />
      <TabPanel tabs="offer" tab={open} className="py-4">
        {open === 'costs' ? (
          <KeyFacts
            receive={{
              label: 'You get',
              cents: 988_400,
              lines: [
                { label: 'Loan amount', cents: 1_000_000 },
                { label: 'Fee', cents: -11_600 },
              ],
            }}
            payBack={{
              label: 'You pay back',
              cents: 1_074_800,
              lines: [
                { label: 'Loan amount', cents: 1_000_000 },
                { label: 'Interest', cents: 74_800 },
              ],
            }}
          />
        ) : (
          <Note tone="warning" title="Each day costs 0.5% of what is due">
            At most 30 days. Write to us before the due day, and we find another one.
          </Note>
        )}
      </TabPanel>
    </>
  );
}
