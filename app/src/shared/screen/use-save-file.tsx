import { useState, type ReactNode } from 'react';
import type { SaveOutcome } from './save-file.ts';

/** What the borrower is told: the file is downloaded, or this web view saves no files. */
interface SaveWords {
  saved: string;
  cannot: string;
}

/**
 * Makes a file at a tap and gives it to the borrower: the function, and the place of its words in the page.
 * `make` fetches the code of the file; without that code there is no file.
 */
export function useSaveFile(): [
  save: (make: () => Promise<File>, words: SaveWords) => Promise<void>,
  said: ReactNode,
] {
  const [text, setText] = useState('');
  const give = async (make: () => Promise<File>, { saved, cannot }: SaveWords) => {
    const outcome = await save(make);
    setText(outcome === 'shared' ? '' : outcome === 'saved' ? saved : cannot);
  };
  return [give, <Said key="said">{text}</Said>];
}

/** Words that answer a tap: announced, and in the page until the next tap. */
export function Said({ children }: { children: ReactNode }) {
  return (
    <div role="status">{children && <p className="px-4 pt-2 text-caption text-muted">{children}</p>}</div>
  );
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
