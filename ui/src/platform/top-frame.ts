/**
 * The open modal frames, in order. Visible and audible messages belong into the top frame: the rest is inert.
 */

const frames: HTMLElement[] = [];
const listeners = new Set<() => void>();
const tell = () => listeners.forEach((listener) => listener());

/** Adds a frame on top; returns the removal. */
export function raiseFrame(frame: HTMLElement): () => void {
  frames.push(frame);
  tell();
  return () => {
    frames.splice(frames.lastIndexOf(frame), 1);
    tell();
  };
}

/** The usable frame; undefined for the page itself. */
export const topFrame = (): HTMLElement | undefined => frames.at(-1);

/** The number of stacked frames. */
export const framesOpen = (): number => frames.length;

/** Calls back when the top frame changes; returns the clean-up. */
export function onTopFrame(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
