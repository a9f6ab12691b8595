import { hasNative } from '../bridge/bridge.ts';

/**
 * What became of a file. `shared`: the phone's own sheet took it, or was closed. `saved`: it is among the downloads. `cannot`:
 * this web view does neither, and the borrower is to be given the text.
 */
export type SaveOutcome = 'shared' | 'saved' | 'cannot';

/**
 * Gives a file to the borrower. A web view of a native app saves no downloads and does not say so: there the phone's sheet is asked, where
 * there is one.
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
    // Closing the sheet is an answer, too.
    return error instanceof DOMException && error.name === 'AbortError' ? 'shared' : 'cannot';
  }
}

/** As long as a browser takes to fetch what a link points at, in milliseconds. */
const keptFor = 60_000;

function download(file: File) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), keptFor);
}
