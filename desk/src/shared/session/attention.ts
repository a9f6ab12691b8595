/** The last key press or press of a pointer on this page, in epoch milliseconds. */
let lastSign = Date.now();

const note = () => {
  lastSign = Date.now();
};
for (const event of ['keydown', 'pointerdown', 'focus'] as const)
  addEventListener(event, note, { capture: true });

/** Whether somebody is at the page: a page that asks by itself keeps no session alive. */
export function isAttended(): boolean {
  return Date.now() - lastSign < 60_000;
}

/** How often a page reads its queues anew by itself, in milliseconds. */
export const readAnewMs = 60_000;
