import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { swipe } from '../../../test/finger.js';
import { engines, hasEntry, openDialogs, panelOf, SheetHost } from '../../../test/sheet-host.js';
import type { CloseReason } from './index.js';
import { preloadDragEngine } from './index.js';

const trigger = () => page.getByRole('button', { name: 'Open' });
const sheet = () => page.getByRole('dialog', { name: 'Late charge' });
const closed = () => expect.poll(() => openDialogs().length).toBe(0);
const entered = (is: boolean) => expect.poll(hasEntry).toBe(is);

const bottom = () => panelOf('Late charge').getBoundingClientRect().bottom;

async function open() {
  await trigger().click();
  await expect.element(sheet()).toBeVisible();
  await entered(true);
}

const waysOut: [CloseReason, () => Promise<void> | void][] = [
  ['back', () => history.back()],
  ['escape', () => userEvent.keyboard('{Escape}')],
  ['mask', () => document.querySelector<HTMLElement>('dialog:last-of-type [data-sheet-scrim]')?.click()],
  ['cancel', () => page.getByRole('button', { name: 'Close' }).click()],
];

describe.each(engines)('a sheet on the %s', (_, engine) => {
  let reasons: CloseReason[];
  beforeEach(async () => {
    reasons = [];
    await preloadDragEngine();
  });
  afterEach(() => entered(false));

  it('the sheet opens on this engine', async () => {
    await render(<SheetHost {...engine} />);
    await open();
    expect('drag' in panelOf('Late charge').dataset).toBe('draggable' in engine);
    await userEvent.keyboard('{Escape}');
    await closed();
  });

  it.each(waysOut)(
    'the sheet closes by %s once with its reason, and the focus returns',
    async (reason, leave) => {
      await render(<SheetHost {...engine} reasons={reasons} />);
      await open();
      await leave();
      await closed();
      expect(reasons).toEqual([reason]);
      await expect.element(trigger()).toHaveFocus();
    },
  );

  it.each(waysOut)('the sheet stays and is usable after %s is refused', async (reason, leave) => {
    let refuses = true;
    await render(<SheetHost {...engine} reasons={reasons} guard={() => !refuses} />);
    await open();
    await leave();
    await expect.poll(() => reasons).toEqual([reason]);
    await entered(true);
    await leave();
    await expect.poll(() => reasons).toEqual([reason, reason]);
    await page.getByRole('textbox', { name: 'Name' }).fill('Amina');
    await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Amina');
    expect(openDialogs()).toHaveLength(1);
    await entered(true);
    refuses = false;
    await leave();
    await closed();
  });

  it('Escape closes the sheet also without a focused element', async () => {
    await render(<SheetHost {...engine} reasons={reasons} />);
    await open();
    (document.activeElement as HTMLElement).blur();
    await userEvent.keyboard('{Escape}');
    await closed();
    expect(reasons).toEqual(['escape']);
  });

  it('the sheet is no navigation: the router, the address and the length of the history stay unchanged', async () => {
    history.replaceState({ router: 'state' }, '', '#/loan?step=2');
    const heard: string[] = [];
    const router = (event: Event) => heard.push(event.type);
    window.addEventListener('popstate', router);
    window.addEventListener('hashchange', router);
    await render(<SheetHost {...engine} />);
    const lengths: number[] = [];
    for (const [, leave] of waysOut) {
      await open();
      lengths.push(history.length);
      expect(history.state).toMatchObject({ router: 'state' });
      await leave();
      await closed();
      await entered(false);
      await expect.poll(() => history.state as object).toMatchObject({ router: 'state' });
    }
    expect(new Set(lengths).size).toBe(1);
    expect(location.hash).toBe('#/loan?step=2');
    expect(heard).toEqual([]);
    window.removeEventListener('popstate', router);
    window.removeEventListener('hashchange', router);
  });

  it('the sheet moves the focus to its title, traps the focus, and has a name', async () => {
    await render(<SheetHost {...engine} />);
    const met: string[] = [];
    const meet = ({ target }: Event) => met.push((target as Element).tagName);
    document.addEventListener('focusin', meet);
    await open();
    document.removeEventListener('focusin', meet);
    await expect.element(page.getByRole('heading', { name: 'Late charge' })).toHaveFocus();
    expect(met).toEqual(['BUTTON', 'H2']);
    const dialog = openDialogs()[0];
    for (const keys of ['{Tab}', '{Shift>}{Tab}{/Shift}']) {
      const seen = new Set<string>();
      for (let press = 0; press < 7; press += 1) {
        await userEvent.keyboard(keys);
        const { activeElement } = document;
        // The browser itself may come between the last and the first; the page may not.
        if (activeElement !== document.body) expect(dialog?.contains(activeElement)).toBe(true);
        seen.add(activeElement?.textContent ?? '');
      }
      expect(seen).toContain('First');
      expect(seen).toContain('Last');
    }
    await userEvent.keyboard('{Escape}');
    await closed();
  });

  it('the page behind is unreachable for taps, keys and screen readers', async () => {
    await render(<SheetHost {...engine} reasons={reasons} />);
    await open();
    await expect.element(page.getByRole('dialog')).toBeVisible();
    const behind = [...document.querySelectorAll('button')].find((each) => each.textContent === 'Behind');
    behind?.focus();
    expect(document.activeElement).not.toBe(behind);
    const { x, y } = behind?.getBoundingClientRect() ?? { x: 0, y: 0 };
    expect(document.elementFromPoint(x + 2, y + 2)?.closest('dialog')).not.toBeNull();
    expect(openDialogs()[0]?.matches(':modal')).toBe(true);
    await userEvent.keyboard('{Escape}');
    await closed();
    behind?.focus();
    expect(document.activeElement).toBe(behind);
  });

  it('the sheet locks the scrolling of the page, and restores it', async () => {
    await render(<SheetHost {...engine} />);
    window.scrollTo(0, 40);
    await open();
    await userEvent.wheel(sheet(), { direction: 'down', times: 5 });
    expect(window.scrollY).toBe(40);
    // Above the panel, where the page is seen.
    await swipe({ x: 180, y: 200 }, -150);
    expect(window.scrollY).toBe(40);
    expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
    await userEvent.keyboard('{Escape}');
    await closed();
    expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden');
    expect(window.scrollY).toBe(40);
    await swipe({ x: 180, y: 400 }, -150);
    await expect.poll(() => window.scrollY).toBeGreaterThan(80);
  });

  it.each([
    ['half', () => window.innerHeight / 2],
    ['full', () => window.innerHeight - 24],
  ] as const)('the sheet is %s as high as requested', async (height, expected) => {
    await render(<SheetHost {...engine} height={height} />);
    await open();
    expect(panelOf('Late charge').offsetHeight).toBeCloseTo(expected(), 0);
    await userEvent.keyboard('{Escape}');
    await closed();
  });

  it('the sheet enters from below the page', async () => {
    await render(<SheetHost {...engine} height="half" />);
    await open();
    const [rise] = panelOf('Late charge').getAnimations();
    rise?.pause();
    if (rise) rise.currentTime = 0;
    expect(panelOf('Late charge').getBoundingClientRect().top).toBeGreaterThanOrEqual(window.innerHeight);
    rise?.finish();
    await userEvent.keyboard('{Escape}');
    await closed();
  });

  it('the sheet stands above the keyboard', async () => {
    await render(<SheetHost {...engine} height="half" />);
    await open();
    await expect.poll(bottom).toBe(window.innerHeight);
    const view = window.visualViewport as VisualViewport;
    const keyboard = vi.spyOn(view, 'height', 'get').mockReturnValue(window.innerHeight - 200);
    view.dispatchEvent(new Event('resize'));
    await expect.poll(bottom).toBe(window.innerHeight - 200);
    keyboard.mockRestore();
    view.dispatchEvent(new Event('resize'));
    await expect.poll(bottom).toBe(window.innerHeight);
    await userEvent.keyboard('{Escape}');
    await closed();
    expect(document.documentElement.style.cssText).not.toContain('keyboard');
  });

  it('strict mode mounts the sheet twice and renders it once', async () => {
    await render(
      <StrictMode>
        <SheetHost {...engine} reasons={reasons} />
      </StrictMode>,
    );
    await open();
    expect(openDialogs()).toHaveLength(1);
    await expect.element(page.getByRole('heading', { name: 'Late charge' })).toHaveFocus();
    history.back();
    await closed();
    expect(reasons).toEqual(['back']);
    await expect.element(trigger()).toHaveFocus();
  });

  it('a sheet that is removed while open leaves nothing behind', async () => {
    const pageBefore = document.documentElement.style.cssText;
    const add = vi.spyOn(document, 'addEventListener');
    const remove = vi.spyOn(document, 'removeEventListener');
    const onBody = vi.spyOn(document.body, 'addEventListener');
    const screen = await render(<SheetHost {...engine} />);
    await open();
    await screen.unmount();
    await entered(false);
    expect(document.querySelector('dialog')).toBeNull();
    expect(document.querySelectorAll('[inert], [aria-hidden=true], [data-radix-focus-guard]')).toHaveLength(
      0,
    );
    await expect.poll(() => document.body.style.cssText).toBe('');
    expect(document.documentElement.style.cssText).toBe(pageBefore);
    const left = add.mock.calls.filter(
      ([type, listener]) =>
        !remove.mock.calls.some(([other, removed]) => other === type && removed === listener),
    );
    expect(left.map(([type]) => type).filter((type) => type !== 'selectionchange')).toEqual([]);
    // Visible changes must not be announced twice.
    expect(onBody).not.toHaveBeenCalled();
    onBody.mockRestore();
    add.mockRestore();
    remove.mockRestore();
  });
});
