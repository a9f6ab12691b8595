import type { Page } from 'playwright-core';

/**
 * Finds overflow: elements past the right edge, cut texts, texts over one another and, unless `texts` is set,
 * targets below 44 px and a page whose last control stays under the footer.
 */
export function layoutLook(page: Page, { texts = false } = {}) {
  return (): Promise<string[]> => page.evaluate(measure, texts);
}

// Playwright sends the function to the page as text, without names from outside.
// oxlint-disable unicorn/consistent-function-scoping
function measure(textsAlone: boolean): string[] {
  const least = 44;
  const wide = document.documentElement.clientWidth;
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  const scope = dialog ?? document.body;
  const called = (element: Element) =>
    `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 60)}"`;
  // Texts for screen readers alone are in a box of one pixel.
  const isHeard = (element: Element | null): boolean =>
    element !== null && ((element as HTMLElement).offsetWidth === 1 || isHeard(element.parentElement));
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return (
      width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true }) && !isHeard(element)
    );
  };
  const shown = [...scope.querySelectorAll('*')].filter(isShown);
  const found: string[] = [];

  if (document.documentElement.scrollWidth > wide)
    found.push(`The page is ${document.documentElement.scrollWidth} px wide on ${wide}.`);
  const hasText = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  for (const element of shown.filter((each) => hasText(each) || each.matches('button, a, input, textarea'))) {
    const { left, right } = element.getBoundingClientRect();
    if (right > wide + 0.5 || left < -0.5)
      found.push(`${called(element)} goes from ${Math.round(left)} to ${Math.round(right)} on ${wide}.`);
  }
  for (const element of shown.filter(hasText)) {
    const { overflowX } = getComputedStyle(element);
    if (overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1)
      found.push(`${called(element)} is cut off: ${element.scrollWidth} px in ${element.clientWidth}.`);
  }

  // The lines of a text as far as its boxes show them. A bar or a sheet lies over the page on purpose.
  interface Line {
    of: Element;
    layer: Element | null;
    box: DOMRect;
  }
  const clipped = ({ left, top, right, bottom }: DOMRect, by: Element): DOMRect => {
    const { overflowX, overflowY } = getComputedStyle(by);
    const edge = by.getBoundingClientRect();
    const [from, to] = overflowX === 'visible' ? [left, right] : [edge.left, edge.right];
    const [above, below] = overflowY === 'visible' ? [top, bottom] : [edge.top, edge.bottom];
    const [x, y] = [Math.max(left, from), Math.max(top, above)];
    return new DOMRect(x, y, Math.max(0, Math.min(right, to) - x), Math.max(0, Math.min(bottom, below) - y));
  };
  const linesOf = (of: Element): Line[] => {
    const range = document.createRange();
    const layer = of.closest('header, footer, nav, dialog, [data-toast]');
    return [...of.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
      .flatMap((node) => {
        range.selectNodeContents(node);
        return [...range.getClientRects()];
      })
      .map((rect) => {
        let box = rect;
        for (let by: Element | null = of; by && by !== document.body; by = by.parentElement)
          box = clipped(box, by);
        return { of, layer, box };
      });
  };
  const lines = shown.filter(hasText).flatMap(linesOf);
  const covered = new Set<string>();
  for (const [at, one] of lines.entries())
    for (const other of lines.slice(at + 1)) {
      if (one.of === other.of || one.layer !== other.layer) continue;
      const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      // Boxes of letters are higher than the letters.
      if (width > 2 && height > Math.min(one.box.height, other.box.height) / 3)
        covered.add(`${called(one.of)} and ${called(other.of)} lie over one another.`);
    }
  found.push(...covered);

  if (textsAlone) return found;

  // The area of a tap: the control, its label, the row that it fills.
  const targets = shown.filter(
    (each) =>
      each.closest('[aria-hidden=true]') === null &&
      each.matches(
        'button, a[href], input:not([type=hidden]), textarea, [role=option], [role=radio], [role=slider]',
      ),
  );
  for (const target of targets.filter((each) => !each.matches(':disabled'))) {
    const row = target.matches('input:not([type=radio]):not([type=checkbox]), textarea')
      ? target.closest('[data-field-row]')
      : null;
    const boxes = [target, target.closest('label'), row].flatMap(
      (each) => each?.getBoundingClientRect() ?? [],
    );
    const height = Math.max(...boxes.map((box) => box.height));
    const width = Math.max(...boxes.map((box) => box.width));
    // A link in a sentence is as high as its line.
    const isInSentence = target.matches('a') && getComputedStyle(target).display === 'inline';
    if (!isInSentence && (height < least - 0.5 || width < least - 0.5))
      found.push(`${called(target)} is a target of ${Math.round(width)}x${Math.round(height)} px.`);
  }

  if (!dialog) {
    const from = scrollY;
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    const last = targets.filter((each) => each.closest('main')).at(-1);
    const footer = document.querySelector('footer, nav');
    const low = last?.getBoundingClientRect().bottom ?? 0;
    const line = footer?.getBoundingClientRect().top ?? innerHeight;
    if (last && low > line + 0.5) found.push(`${called(last)} stays below the footer: ${low} of ${line}.`);
    scrollTo({ top: from, behavior: 'instant' });
  }
  return found;
}
