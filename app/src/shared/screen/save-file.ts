import { hasNative } from '../bridge/bridge.ts';

/**
 * The result of saving a file. `shared`: the phone's share sheet was opened. `saved`: downloaded. `cannot`:
 * impossible in this web view, so the borrower gets the text.
 */
export type SaveOutcome = 'shared' | 'saved' | 'cannot';

/**
 * Gives a file to the borrower. A native app's web view silently ignores downloads: there the phone's share
 * sheet is used, if any.
 */
export async function saveFile(file: File): Promise<SaveOutcome> {
  if (!hasNative()) {
    download(file);
    return 'saved';
  }
  try {
    if (!navigator.canShare?.({ files: [file] })) return 'cannot';
    await navigator.share({ files: [file] });
    return 'shared';
  } catch (error) {
    // A closed share sheet also counts.
    return error instanceof DOMException && error.name === 'AbortError' ? 'shared' : 'cannot';
  }
}

/** Time for the browser to fetch a link's target, in ms. */
const keptFor = 60_000;

function download(file: File) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), keptFor);
}
