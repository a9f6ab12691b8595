/** Ends something that a test has opened, and gives what was wrong with it. */
export type End = () => Promise<string[] | void>;

const open: End[] = [];

/** To be done when the test ends that is running. */
export function atTheEnd(end: End): void {
  open.push(end);
}

/** Ends all that is open, the oldest first; throws what was wrong. */
export async function endAll(): Promise<void> {
  const wrong: string[] = [];
  for (const end of open.splice(0)) wrong.push(...((await end()) ?? []));
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
}
