import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { openDialogs, panelOf } from '../../../test/sheet-host.js';
import { BottomSheet, preloadDragEngine, type BottomSheetProps } from './index.js';

const nothing = undefined as never;
const seen = () => Math.round(window.innerHeight - panelOf('Late charge').getBoundingClientRect().top);

it.each<[string, Partial<BottomSheetProps>, string]>([
  ['no title', { title: ' ' }, 'it has no title'],
  ['no onOpenChange', { onOpenChange: nothing }, 'onOpenChange is missing'],
  ['an unknown height', { height: 'tall' as 'full' }, 'height "tall" is none of half, auto, full'],
  ['points that fall', { snapPoints: [0.9, 0.4] }, 'snapPoints [0.9, 0.4] do not rise'],
  [
    'points beyond the page',
    { snapPoints: [0, 0.4, 40] },
    'snapPoints [0, 0.4, 40] must be parts of the page',
  ],
  ['no points at all', { snapPoints: [] }, 'snapPoints [] must be parts of the page'],
])('complains of %s, and opens all the same', async (_, props, complaint) => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await preloadDragEngine();
  const screen = await render(
    <BottomSheet open onOpenChange={() => undefined} title="Late charge" {...props}>
      <p>What a day costs.</p>
    </BottomSheet>,
  );
  await expect.element(page.getByText('What a day costs.')).toBeVisible();
  expect(error.mock.calls.map(String).filter((text) => text.includes(complaint))).toHaveLength(1);
  expect(error).toHaveBeenCalledOnce();
  if (props.snapPoints && props.snapPoints.length > 0)
    await expect.poll(seen).toBe(Math.round(window.innerHeight * 0.4));
  // Without a handler the buttons do nothing, and throw nothing.
  await page.getByRole('button', { name: 'Close' }).click();
  expect(openDialogs()).toHaveLength(1);
  await screen.unmount();
  error.mockRestore();
});

const show = (count: number) => (
  <>
    {['One', 'Two', 'Three'].slice(0, count).map((title) => (
      <BottomSheet key={title} open onOpenChange={() => undefined} title={title}>
        <p>{title}.</p>
      </BottomSheet>
    ))}
  </>
);

it('a third sheet above two others is reported to the developer', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const screen = await render(show(2));
  await expect.poll(() => openDialogs().length).toBe(2);
  expect(error).not.toHaveBeenCalled();
  await screen.rerender(show(3));
  await expect.poll(() => openDialogs().length).toBe(3);
  expect(error).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining('@kopa/ui BottomSheet: it lies on 2 others'),
  );
  await screen.unmount();
  error.mockRestore();
});
