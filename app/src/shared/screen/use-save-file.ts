import { useToast } from '@kopa/ui/toast';
import type { SaveOutcome } from './save-file.ts';

/** What the borrower is told: the file is downloaded, or this web view saves no files. */
interface SaveWords {
  saved: string;
  cannot: string;
}

/**
 * Makes a file at a tap and gives it to the borrower. `make` fetches the code of the file; without that code
 * there is no file.
 */
export function useSaveFile(): (make: () => Promise<File>, words: SaveWords) => Promise<void> {
  const toast = useToast();
  return async (make, { saved, cannot }) => {
    const outcome = await save(make);
    if (outcome !== 'shared') toast(outcome === 'saved' ? saved : cannot);
  };
}

async function save(make: () => Promise<File>): Promise<SaveOutcome> {
  try {
    const file = await make();
    const { saveFile } = await import('./save-file.ts');
    return await saveFile(file);
  } catch {
    return 'cannot';
  }
}
