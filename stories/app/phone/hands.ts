import type { StoryContext } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { goOffline } from './phone.tsx';

/** The context of a `play`. */
export type Hands = Pick<StoryContext, 'canvas' | 'userEvent'>;

/** Presses Tab until the wanted element has the focus. */
export async function tabTo({ userEvent }: Pick<Hands, 'userEvent'>, wanted: HTMLElement): Promise<void> {
  for (let steps = 0; steps < 80 && document.activeElement !== wanted; steps += 1) await userEvent.tab();
  await expect(wanted).toHaveFocus();
}

/** Opens a row and takes a choice of its sheet. */
export async function choose({ canvas, userEvent }: Hands, row: RegExp, choice: string): Promise<void> {
  await userEvent.click(canvas.getByRole('button', { name: row }));
  await takeOption(userEvent, await screen.findByRole('option', { name: choice }));
  await sheetGone();
}

/** Marks an option of a sheet and takes the option by Confirm. */
export async function takeOption(userEvent: Hands['userEvent'], option: HTMLElement): Promise<void> {
  await userEvent.click(option);
  const confirm = screen.queryByRole('button', { name: 'Confirm' });
  if (confirm) await userEvent.click(confirm);
}

/** The sheet has closed and the page behind is back. */
export const sheetGone = (): Promise<void> =>
  waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/** Presses the button of this name. */
export async function press({ canvas, userEvent }: Hands, name: string | RegExp): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name }));
}

/** The play of a screen that has come when this is found. */
export const comes =
  (find: (hands: Hands) => Promise<unknown>) =>
  async (hands: Hands): Promise<void> => {
    await find(hands);
  };

/** The play of a screen that waits for the lender. */
export async function waits({ canvas }: Pick<Hands, 'canvas'>): Promise<void> {
  await canvas.findByText('Loading');
}

/** The play of a screen that failed to load: the screen says so and offers an action. */
export async function saysItDidNotLoad({ canvas }: Pick<Hands, 'canvas'>): Promise<void> {
  const cause = /^(We could not load this|You are offline|Your connection is slow|Our side has a problem)$/;
  await expect(await canvas.findByRole('heading', { name: cause, level: 2 })).toBeVisible();
  await expect(canvas.getByRole('button', { name: /^Try (now|again)$/ })).toBeVisible();
}

/** The pressed button shows that its command is under way. */
export async function isSending({ canvas }: Pick<Hands, 'canvas'>): Promise<void> {
  await canvas.findByRole('button', { name: 'Sending…' });
}

/** The same where the page is held meanwhile: what holds it is fetched, and until then a sheet is seen. */
export async function isHeld(hands: Pick<Hands, 'canvas'>): Promise<void> {
  await isSending(hands);
  await waitFor(() => expect(document.querySelector('dialog[open][data-unseen]')).toBeInTheDocument());
}

/** The play of a loaded screen with a heading. */
export const shows =
  (heading: string | RegExp) =>
  async ({ canvas }: Pick<Hands, 'canvas'>): Promise<void> => {
    await expect(await canvas.findByRole('heading', { name: heading })).toBeVisible();
  };

/**
 * The play of a screen whose connection breaks after the load: the content stays, and the strip states the
 * reason.
 */
export const breaksOff =
  (there: (hands: Pick<Hands, 'canvas'>) => Promise<unknown>, strip: RegExp = /^You are offline/) =>
  async ({ canvas }: Pick<Hands, 'canvas'>): Promise<void> => {
    await there({ canvas });
    goOffline();
    await isTold({ canvas }, strip);
  };

/** The text is visible, and not only for screen readers. */
export async function isTold({ canvas }: Pick<Hands, 'canvas'>, text: RegExp): Promise<void> {
  await expect(await canvas.findByText(text, { ignore: '.sr-only, .sr-only *' })).toBeVisible();
}

/** The summary of a form's errors has the focus and says how many answers are to be mended. */
export async function toldToFix({ canvas }: Pick<Hands, 'canvas'>, count: number): Promise<void> {
  const name = count === 1 ? 'Please fix 1 answer' : `Please fix ${count} answers`;
  await waitFor(() => expect(canvas.getByRole('region', { name })).toHaveFocus());
}
