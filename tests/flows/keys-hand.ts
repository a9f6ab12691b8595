import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Hand } from './hand.ts';

/** More than any screen has stops. */
const mostStops = 120;

/**
 * A keyboard alone: Tab and Shift+Tab to move, arrows in controls with arrows, Enter and Space to press. Each
 * step checks that the focused element is visible.
 */
export function keysHand(page: Page): Hand {
  const key = (name: string) => page.keyboard.press(name);

  /** Goes by Tab until the focus is on the target, or in the group of its radios. */
  const goTo = async (target: Locator) => {
    await target.waitFor();
    await expectFocus(page);
    for (let stops = 0; stops < mostStops; stops += 1) {
      const way = await target.evaluate(wayTo);
      if (way === 'there') return;
      await key(way);
      await expectFocusSeen(page);
    }
    throw new Error(`${mostStops} presses of Tab never came to ${target}.`);
  };

  return {
    type: async (row, text) => {
      await goTo(row);
      await key('ControlOrMeta+a');
      await page.keyboard.type(text);
    },
    press: async (button) => {
      await goTo(button);
      await key('Enter');
    },
    mark: async (choice) => {
      await goTo(choice);
      for (
        let steps = 0;
        !(await choice.evaluate((element) => element === document.activeElement));
        steps += 1
      ) {
        if (steps > 20) throw new Error(`The arrows never came to ${choice}.`);
        await key('ArrowDown');
      }
      if (!(await choice.isChecked())) await key('Space');
      await expect
        .poll(() => choice.isChecked(), { message: 'the choice that Space was pressed on' })
        .toBe(true);
    },
    take: async (sheet, choice, search) => {
      if (search !== undefined) {
        await goTo(sheet.getByRole('combobox'));
        await page.keyboard.type(search);
        await sheet.getByRole('option', { name: choice }).first().waitFor();
        await key('ArrowDown');
      }
      for (let steps = 0; !choice.test(await activeName(sheet)); steps += 1) {
        if (steps > 60) throw new Error(`The arrows never came to ${choice}.`);
        await key('ArrowDown');
      }
      // Enter marks a row, and takes the marked row.
      await key('Enter');
      if ((await page.locator('dialog[data-state=open] [role=option][aria-selected=true]').count()) > 0)
        await key('Enter');
    },
    turn: async (sheet, { month, year, confirm }) => {
      await goTo(sheet.getByRole('slider', { name: year }));
      await key('ArrowDown');
      await goTo(sheet.getByRole('slider', { name: month }));
      await key('ArrowUp');
      await goTo(sheet.getByRole('button', { name: confirm }));
      await key('Enter');
    },
  };
}

/** The key that moves the focus towards an element; any radio of a group reaches the group. */
function wayTo(target: Element): 'there' | 'Tab' | 'Shift+Tab' {
  const at = document.activeElement;
  if (at === target) return 'there';
  const radios = 'input[type=radio], [role=radio]';
  const group = target.closest('[role=radiogroup]');
  if (group?.contains(at) && at?.matches(radios) && target.matches(radios)) return 'there';
  const isBehind = at && at.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_PRECEDING;
  return isBehind ? 'Shift+Tab' : 'Tab';
}

/** The option that Enter would take: the focused option, or the active descendant. */
function activeName(sheet: Locator): Promise<string> {
  return sheet.evaluate((dialog) => {
    const at = document.activeElement;
    if (!at || !dialog.contains(at)) return '';
    const pointed = document.getElementById(at.getAttribute('aria-activedescendant') ?? '');
    const active =
      pointed ?? (at.matches('[role=option], [role=radio], [role=gridcell]') ? (at as HTMLElement) : null);
    return active?.getAttribute('aria-label') ?? active?.innerText.trim() ?? '';
  });
}

/** Fails when the focus has fallen on the page's body (WCAG 2.2, 2.4.3). */
async function expectFocus(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.tagName), { message: 'the focused element' })
    .not.toBe('BODY');
}

/** Fails when the focused element lies outside the screen or under a bar (WCAG 2.2, 2.4.11). */
async function expectFocusSeen(page: Page): Promise<void> {
  // The page scrolls to the element after the focus.
  await expect
    .poll(() => page.evaluate(hiddenFocus), { message: 'what has the focus but is not seen' })
    .toBeNull();
}

/** The focused, invisible element as text. */
function hiddenFocus(): string | null {
  const at = document.activeElement;
  // The way round leads over the browser's own bar.
  if (!at || at === document.body) return null;
  const { left, top, right, bottom, width, height } = at.getBoundingClientRect();
  const x = (Math.max(0, left) + Math.min(innerWidth, right)) / 2;
  /** The bar or sheet that an element belongs to. */
  // Playwright sends the enclosing function to the page as text.
  // oxlint-disable-next-line unicorn/consistent-function-scoping
  const layerOf = (element: Element | null): Element | null => {
    for (let around = element; around; around = around.parentElement)
      if (/sticky|fixed/.test(getComputedStyle(around).position)) return around;
    return null;
  };
  const isSeen = [0.1, 0.5, 0.9].some((share) => {
    const found = document.elementFromPoint(x, top + height * share);
    return found !== null && layerOf(found) === layerOf(at);
  });
  if (isSeen || width === 0) return null;
  return `${at.outerHTML.slice(0, 200)} at ${Math.round(left)},${Math.round(top)} to ${Math.round(right)},${Math.round(bottom)}`;
}
