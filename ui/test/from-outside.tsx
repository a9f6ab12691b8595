import type { PointerEvent, ReactElement, Ref } from 'react';
import { expect, vi } from 'vitest';
import { render } from 'vitest-browser-react';

/** The native props that a host passes to every component. */
export interface FromOutside {
  className?: string;
  style?: { marginTop: string };
  id?: string;
  'data-testid'?: string;
  'aria-describedby'?: string;
  onPointerDown?: (event: PointerEvent<Element>) => void;
  // Each component's own element; a table of many cannot say which.
  ref?: Ref<never>;
}

/** A component's name, the component with the host's props, and its element: a selector within the page. */
export type Opened = [name: string, draw: (outside: FromOutside) => ReactElement, element: string];

/**
 * Draws a component with and without looks, attributes, an event and a ref from outside, and expects all of
 * them at one element, after its own.
 */
export async function expectOpen(draw: Opened[1], selector: string) {
  const view = await render(draw({}));
  const find = () => document.querySelector<HTMLElement>(selector);
  await expect.poll(find, { message: `${selector} is there` }).not.toBeNull();
  const own = { look: find()?.getAttribute('class') ?? '', style: find()?.style.cssText ?? '' };
  await view.unmount();

  const onPointerDown = vi.fn();
  const ref = { current: null as HTMLElement | null };
  await render(
    draw({
      className: 'from-outside',
      style: { marginTop: '3px' },
      id: 'from-outside',
      'data-testid': 'from-outside',
      'aria-describedby': 'more',
      onPointerDown,
      ref: ref as Ref<never>,
    }),
  );
  await expect.poll(() => ref.current, { message: 'the ref is given' }).not.toBeNull();
  const element = find()!;
  expect(ref.current).toBe(element);
  expect(element.getAttribute('class')).toBe(`${own.look} from-outside`.trim());
  expect(element.style.cssText).toBe(`${own.style} margin-top: 3px;`.trim());
  expect(element.id).toBe('from-outside');
  expect(element.dataset['testid']).toBe('from-outside');
  expect(element.getAttribute('aria-describedby')).toBe('more');
  element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  expect(onPointerDown).toHaveBeenCalledTimes(1);
}
