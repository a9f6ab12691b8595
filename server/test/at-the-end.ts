/** Closes a resource of a test, and returns its fault. */
export type End = () => Promise<string[] | void>;

const open: End[] = [];

/** To be done when the test ends that is running. */
export function atTheEnd(end: End): void {
  open.push(end);
}

/** Closes all open resources, the oldest first; throws their faults. */
export async function endAll(): Promise<void> {
  const wrong: string[] = [];
  for (const end of open.splice(0)) wrong.push(...((await end()) ?? []));
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
}
