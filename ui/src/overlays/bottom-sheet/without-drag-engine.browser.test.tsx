import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { openDialogs, panelOf, SheetHost } from '../../../test/sheet-host.js';
import { preloadDragEngine } from './index.js';

vi.mock('./drag-engine.js', () => {
  throw new Error('the connection is gone');
});

it('a draggable sheet opens on the dialog engine when the drag engine cannot be loaded', async () => {
  await expect(preloadDragEngine()).resolves.toBeUndefined();
  await render(<SheetHost snapPoints={[0.5, 1]} height="half" />);
  await page.getByRole('button', { name: 'Open' }).click();
  await expect.element(page.getByRole('heading', { name: 'Late charge' })).toHaveFocus();
  expect(panelOf('Late charge').dataset['drag']).toBeUndefined();
  await expect.element(page.getByRole('button', { name: 'Close' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => openDialogs().length).toBe(0);
  await expect.element(page.getByRole('button', { name: 'Open' })).toHaveFocus();
});
