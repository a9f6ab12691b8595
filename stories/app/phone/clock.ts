/** The current time of a story's phone and lender: Saturday 21 November 2026, 10:00 in Nairobi. */
export const storyNow = Date.UTC(2026, 10, 21, 7, 0, 0);

const minute = 60_000;

/** An instant so many minutes before now. */
export const minutesAgo = (count: number): number => storyNow - count * minute;

/** Freezes the phone's clock; returns the function that restarts the clock. */
export function stopClock(): () => void {
  const running = Date.now;
  Date.now = () => storyNow;
  return () => {
    Date.now = running;
  };
}
