import { Button } from '@kopa/ui/button';
import { CopyButton } from '@kopa/ui/copy-button';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FailureNote } from './failure-note.tsx';
import { saveFile, type SaveOutcome } from './save-file.ts';

interface SaveTextButtonProps {
  /** Asks for the text. */
  make: () => Promise<string>;
  /** The file with the text. */
  fileOf: (text: string) => File;
  words: {
    action: string;
    making: string;
    saved: string;
    cannotSave: string;
    /** What is copied where files cannot be saved. */
    what: string;
  };
}

/**
 * Saves a text of the lender as a file. Where a web view cannot save files, the text can be copied. Nothing
 * stays in this page's storage.
 */
export function SaveTextButton({ make, fileOf, words }: SaveTextButtonProps) {
  const [made, setMade] = useState<{ text: string; outcome: SaveOutcome }>();
  const saving = useMutation({
    mutationFn: async () => {
      const text = await make();
      return { text, outcome: await saveFile(fileOf(text)) };
    },
    onSuccess: setMade,
  });
  return (
    <>
      <FailureNote error={saving.error} />
      <div>
        <div role="status">
          {made && made.outcome !== 'shared' && (
            <div className="flex items-center justify-between gap-2 pb-2">
              <p className="min-w-0 flex-1 text-caption text-muted">
                {made.outcome === 'saved' ? words.saved : words.cannotSave}
              </p>
              {made.outcome === 'cannot' && <CopyButton value={made.text} what={words.what} />}
            </div>
          )}
        </div>
        <Button
          variant="outline"
          block
          busy={saving.isPending}
          busyLabel={words.making}
          onClick={() => {
            if (!saving.isPending) saving.mutate();
          }}
        >
          {words.action}
        </Button>
      </div>
    </>
  );
}
