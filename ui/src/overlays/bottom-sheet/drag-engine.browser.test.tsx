import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { swipe } from '../../../test/finger.js';
import { hasEntry, openDialogs, panelOf, SheetHost } from '../../../test/sheet-host.js';
import { preloadDragEngine, type CloseReason } from './index.js';

const closed = () => expect.poll(() => openDialogs().length).toBe(0);
const named = (name: string) => page.getByRole('button', { name, exact: true });
const top = () => Math.round(panelOf('Late charge').getBoundingClientRect().top);
const seen = () => window.innerHeight - top();
const many = Array.from({ length: 60 }, (_, line) => <p key={line}>Line {line + 1}</p>);

const drag = (from: Element, by: number, steps?: number) => {
  const { left, top, width, height } = from.getBoundingClientRect();
  return swipe({ x: left + width / 2, y: top + height / 2 }, by, steps);
};
const title = () => page.getByRole('heading', { name: 'Late charge' }).element();
/** The sheet is at a stop, or gone. */
const settled = () =>
  Promise.allSettled(
    openDialogs().flatMap((each) => each.getAnimations({ subtree: true }).map((move) => move.finished)),
  );
/**
 * Vaul ignores drags in the half second in which a sheet opens: repeats the drag until it has an effect, and
 * not while the sheet still moves by the drag before.
 */
const dragUntil = (by: number, done: () => boolean) =>
  expect
    .poll(async () => {
      if (!done()) await drag(title(), by);
      if (!done()) await settled();
      return done();
    })
    .toBe(true);

async function open() {
  await named('Open').click();
  await expect.poll(hasEntry).toBe(true);
}

beforeEach(() => preloadDragEngine());
afterEach(() => expect.poll(hasEntry).toBe(false));

describe('a draggable sheet', () => {
  it('a swipe down closes the sheet once with its reason, and the focus returns', async () => {
    const reasons: CloseReason[] = [];
    await render(<SheetHost draggable height="half" reasons={reasons} />);
    await open();
    await dragUntil(300, () => reasons.length > 0);
    await closed();
    expect(reasons).toEqual(['swipe']);
    await expect.element(named('Open')).toHaveFocus();
  });

  it('the sheet can be dragged above a scrolled page', async () => {
    const reasons: CloseReason[] = [];
    await render(<SheetHost draggable height="full" reasons={reasons} />);
    window.scrollTo(0, 40);
    await open();
    expect(window.scrollY).toBe(40);
    await dragUntil(600, () => reasons.length > 0);
    await closed();
    expect(reasons).toEqual(['swipe']);
  });

  it('a swipe down closes the sheet also while text is selected', async () => {
    const reasons: CloseReason[] = [];
    await render(<SheetHost draggable height="half" reasons={reasons} />);
    await open();
    window.getSelection()!.selectAllChildren(title());
    await dragUntil(300, () => reasons.length > 0);
    await closed();
    expect(reasons).toEqual(['swipe']);
  });

  it('the sheet returns after a short drag', async () => {
    const reasons: CloseReason[] = [];
    await render(<SheetHost draggable height="half" reasons={reasons} />);
    await open();
    await expect.poll(seen).toBe(window.innerHeight / 2);
    await drag(title(), 30, 40);
    await expect.poll(seen).toBe(window.innerHeight / 2);
    expect(reasons).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await closed();
  });

  it('the sheet returns after a refused swipe, and stays usable', async () => {
    const reasons: CloseReason[] = [];
    let refuses = true;
    await render(<SheetHost draggable height="half" reasons={reasons} guard={() => !refuses} />);
    await open();
    await dragUntil(300, () => reasons.length > 0);
    expect(reasons).toEqual(['swipe']);
    await expect.poll(seen).toBe(window.innerHeight / 2);
    await page.getByRole('textbox', { name: 'Name' }).fill('Amina');
    refuses = false;
    await dragUntil(300, () => reasons.length > 1);
    await closed();
    expect(reasons).toEqual(['swipe', 'swipe']);
  });

  it('scrolling content and pressed controls do not drag the sheet', async () => {
    const reasons: CloseReason[] = [];
    await render(
      <SheetHost snapPoints={[0.5, 1]} reasons={reasons}>
        {many}
      </SheetHost>,
    );
    await open();
    await dragUntil(-300, () => seen() > window.innerHeight * 0.6);
    await dragUntil(250, () => seen() < window.innerHeight * 0.7);
    await expect.poll(seen).toBe(window.innerHeight / 2);
    await drag(page.getByText('Line 3', { exact: true }).element(), 300);
    await drag(named('Close').element(), 300);
    expect(reasons).toEqual([]);
    await drag(page.getByText('Line 4', { exact: true }).element(), -150);
    const body = panelOf('Late charge').querySelector('[data-sheet-body]');
    await expect.poll(() => body?.scrollTop).toBeGreaterThan(50);
    await expect.poll(seen).toBe(window.innerHeight / 2);
    await userEvent.keyboard('{Escape}');
    await closed();
  });

  it('the sheet has one stop and therefore no button on its handle', async () => {
    await render(<SheetHost draggable />);
    await open();
    expect(page.getByRole('button', { name: /Show/ }).elements()).toHaveLength(0);
    expect(panelOf('Late charge').querySelector('[data-sheet-handle]')).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    await closed();
  });
});

const all = () => window.innerHeight - 24;
const end = () => page.getByText('The end').element().getBoundingClientRect().bottom;

describe('a sheet with snap points', () => {
  it('the sheet opens at the first snap point and is dragged to the others', async () => {
    const reasons: CloseReason[] = [];
    await render(
      <SheetHost snapPoints={[0.4, 1]} reasons={reasons}>
        {many}
      </SheetHost>,
    );
    await open();
    await expect.poll(seen).toBe(Math.round(window.innerHeight * 0.4));
    await dragUntil(-300, () => seen() > window.innerHeight * 0.6);
    await expect.poll(seen).toBe(all());
    await dragUntil(250, () => seen() < window.innerHeight * 0.7);
    await expect.poll(seen).toBe(Math.round(window.innerHeight * 0.4));
    expect(reasons).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await closed();
  });

  it('the handle is a button for keys and screen readers, without dragging', async () => {
    await render(<SheetHost snapPoints={['auto', 0.6, 1]} />);
    await open();
    await Promise.all(
      panelOf('Late charge')
        .getAnimations()
        .map(({ finished }) => finished),
    );
    const low = seen();
    expect(low).toBeLessThan(300);
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await expect.element(named('Show more')).toHaveFocus();
    const { width, height } = named('Show more').element().getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await userEvent.keyboard('{Enter}');
    await expect.poll(seen).toBe(Math.round(window.innerHeight * 0.6));
    await userEvent.keyboard('{ArrowUp}');
    await expect.poll(seen).toBe(all());
    await expect.element(named('Show less')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(seen).toBe(Math.round(window.innerHeight * 0.6));
    await userEvent.keyboard('{ArrowUp}');
    await named('Show less').click();
    await expect.poll(seen).toBe(low);
    await userEvent.keyboard('{Escape}');
    await closed();
  });

  it('the end of the content is visible at every snap point', async () => {
    await render(
      <SheetHost snapPoints={[0.5, 1]} footer={<p>The end</p>}>
        {many}
      </SheetHost>,
    );
    await open();
    await expect.poll(seen).toBe(window.innerHeight / 2);
    expect(end()).toBeLessThanOrEqual(window.innerHeight);
    await named('Show more').click();
    await expect.poll(seen).toBe(all());
    expect(end()).toBeLessThanOrEqual(window.innerHeight);
    await userEvent.keyboard('{Escape}');
    await closed();
  });

  it('the sheet rises during typing, so the keyboard leaves a part visible', async () => {
    await render(<SheetHost snapPoints={[0.5, 1]} />);
    await open();
    await page.getByRole('textbox', { name: 'Name' }).click();
    await expect.poll(seen).toBe(all());
    await userEvent.keyboard('{Escape}');
    await closed();
  });

  it('the sheet keeps its snap point when the phone is turned', async () => {
    const reasons: CloseReason[] = [];
    await render(
      <SheetHost snapPoints={[0.5, 1]} reasons={reasons}>
        {many}
      </SheetHost>,
    );
    await open();
    await expect.poll(seen).toBe(window.innerHeight / 2);
    await page.viewport(740, 360);
    await expect.poll(seen).toBe(180);
    await named('Show more').click();
    await expect.poll(seen).toBe(336);
    await page.viewport(360, 740);
    await expect.poll(seen).toBe(716);
    expect(reasons).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await closed();
  });
});
