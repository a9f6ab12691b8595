import { Button } from '@kopa/ui/button';
import { Search } from '@kopa/ui/icons';
import { TextField } from '@kopa/ui/text-field';
import { useState } from 'react';
import { Framed } from '../screen/framed.tsx';

/** Looks for a number that an item is compared with: a receipt, an order. */
export function LookFor({
  label,
  action,
  onLook,
}: {
  label: string;
  action: string;
  /** The typed number; '' for none. */
  onLook: (wanted: string) => void;
}) {
  const [wanted, setWanted] = useState('');
  return (
    <search>
      <form
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          onLook(wanted.trim());
        }}
      >
        <div className="min-w-0 flex-1 basis-56">
          <Framed>
            <TextField
              label={label}
              value={wanted}
              maxLength={40}
              autoCapitalize="characters"
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => setWanted(event.target.value)}
            />
          </Framed>
        </div>
        <Button type="submit" variant="outline" icon={<Search aria-hidden />}>
          {action}
        </Button>
      </form>
    </search>
  );
}
