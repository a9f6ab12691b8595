import type { ComponentType } from 'react';
import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { NativeOverlay } from '../src/platform/native-overlay.ts';
import { hasEntry, openDialogs } from './sheet-host.tsx';

/**
 * Draws an open overlay with looks, attributes, an event and a ref from outside. Expects the looks at its
 * panel, a selector, and everything else at the dialog, whose name is `title`. Gives the ids that describe
 * the dialog.
 */
export async function expectOpenOverlay(
  Overlay: ComponentType<NativeOverlay>,
  title: string,
  panelOf: string,
): Promise<string[]> {
  const ref = vi.fn();
  const onKeyDown = vi.fn();
  const screen = await render(
    <>
      <p id="more">Only for those who pay late.</p>
      <Overlay
        className="from-outside"
        style={{ opacity: 0.5 }}
        id="from-outside"
        data-testid="from-outside"
        aria-describedby="more"
        onKeyDown={onKeyDown}
        ref={ref}
      />
    </>,
  );
  await expect.element(page.getByRole('dialog', { name: title })).toBeVisible();
  await expect.element(page.getByRole('dialog', { name: title })).toHaveAttribute('id', 'from-outside');
  const [dialog] = openDialogs();
  expect(dialog?.id).toBe('from-outside');
  expect(dialog?.dataset['testid']).toBe('from-outside');
  expect(dialog?.className).not.toContain('from-outside');
  expect(dialog?.style.opacity).toBe('');
  expect(ref).toHaveBeenCalledWith(dialog);
  const panel = dialog?.querySelector<HTMLElement>(panelOf);
  expect(panel?.className.endsWith(' from-outside')).toBe(true);
  expect(panel?.style.opacity).toBe('0.5');
  const ids = dialog?.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(ids[0]).toBe('more');
  expect(ids.every((id) => document.getElementById(id))).toBe(true);
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift', bubbles: true }));
  expect(onKeyDown).toHaveBeenCalledTimes(1);
  await screen.unmount();
  await expect.poll(hasEntry).toBe(false);
  return ids;
}
