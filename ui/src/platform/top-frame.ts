/** The modal frames that are open, in their order. What must be seen and heard stands in the top one: the rest is inert. */

const frames: HTMLElement[] = [];
const listeners = new Set<() => void>();
const tell = () => listeners.forEach((listener) => listener());

/** Puts a frame on top; returns how to take it away. */
export function raiseFrame(frame: HTMLElement): () => void {
  frames.push(frame);
  tell();
  return () => {
    frames.splice(frames.lastIndexOf(frame), 1);
    tell();
  };
}

/** The frame that can be used now; undefined when it is the page itself. */
export const topFrame = (): HTMLElement | undefined => frames.at(-1);

/** How many lie on each other. */
export const framesOpen = (): number => frames.length;

/** Calls back when another frame is on top; returns how to stop. */
export function onTopFrame(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
