import { isMotionReduced } from '../../platform/reduced-motion.js';
import { nearestEnabled } from './column-options.js';
import type { WheelOption } from './wheel.js';

/** Rows ready beyond the five in sight, on either side: a fling is drawn by the browser a frame before the script hears of it. */
const SPARE = 2;
/** Row elements of a column, however many options it has. */
export const ROW_ELEMENTS = 5 + 2 * SPARE;
const REACH = (ROW_ELEMENTS - 1) / 2;
/** A row that stays in the middle for so long, in milliseconds, is told: slower ones are, those of a fling are not. */
const PAUSE = 100;
/** Where the browser does not say that scrolling has ended: so long without scrolling, in milliseconds. */
const STILL = 120;

const PLAIN = 'kopa-wheel-row';
const LOOKS = [
  `${PLAIN} text-title font-strong text-on-primary-soft`,
  `${PLAIN} text-body text-muted`,
  `${PLAIN} text-body text-subtle`,
] as const;

/** A column that turns: its rows are written here and not by React, which would render at every frame of a fling. */
export interface Turn {
  /** Shows other options, or another row of them, without turning. */
  show(options: readonly WheelOption[], index: number): void;
  /** The heights of a row and of the list in px, whenever they change. Writes, and neither looks at the page nor scrolls. */
  measure(row: number, height: number): void;
  /** Scrolls to the row that is shown, after all columns were measured: each scroll would lay out what the next one writes. */
  place(): void;
  /** Turns to the row at a place of the viewport, in px from its top. */
  tap(clientY: number): void;
  stop(): void;
}

/**
 * Makes a list turn natively over few row elements, which are moved and written anew as rows pass.
 *
 * @param list An element that scrolls, with ROW_ELEMENTS empty children that nobody else writes to.
 * @param tell Hears of a row that was chosen: at rest, when it stays for a moment, at a tap; never of those that rush past.
 */
export function createTurn(list: HTMLElement, tell: (index: number) => void): Turn {
  const elements = [...list.children] as HTMLElement[];
  const texts = elements.map((element) => {
    const text = document.createTextNode('');
    element.replaceChildren(text);
    return text;
  });
  const shown: number[] = [];
  let options: readonly WheelOption[] = [];
  let row = 0;
  let height = 0;
  let middle = -1;
  let told = 0;
  /** Where a smooth scroll of ours leads: it reports no rows that it passes. */
  let heading: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let still: ReturnType<typeof setTimeout> | undefined;
  let isTouched = false;
  let isMeasured = false;

  const write = (at: number, distance: number) => {
    const slot = ((at % ROW_ELEMENTS) + ROW_ELEMENTS) % ROW_ELEMENTS;
    const [element, text] = [elements[slot], texts[slot]];
    if (!element || !text) return;
    const option = options[at];
    if (shown[slot] !== at) {
      shown[slot] = at;
      text.data = option?.label ?? '';
      element.style.top = `calc(${option ? at : 0} * var(--kopa-wheel-row))`;
    }
    let look: string = option ? (LOOKS[distance] ?? LOOKS[2]) : PLAIN;
    if (option?.disabled) look = `${LOOKS[2]} line-through`;
    if (element.className !== look) element.className = look;
  };
  const draw = (to: number) => {
    if (to === middle) return;
    middle = to;
    // A short column stays as it is: the browser can snap to its rows.
    const from = options.length <= ROW_ELEMENTS ? 0 : to - REACH;
    for (let at = from; at < from + ROW_ELEMENTS; at += 1) write(at, Math.abs(at - to));
  };
  const drawAnew = (to: number) => {
    shown.length = 0;
    middle = -1;
    draw(to);
  };

  /** Where the wheel rests. At the row that it has, although that one is disabled: nobody has turned it. */
  const settled = (at: number) =>
    at === told ? told : (nearestEnabled(options, at, at > told ? 1 : -1) ?? told);
  const report = (at: number) => {
    if (at === told) return;
    told = at;
    tell(at);
  };
  const forget = () => {
    clearTimeout(timer);
    timer = undefined;
    for (const kind of ['pointerdown', 'click']) document.removeEventListener(kind, now, true);
  };
  function now() {
    if (timer === undefined) return;
    forget();
    report(settled(middle));
  }
  const soon = () => {
    // Confirm may be pressed while the wheel still turns: the row of that moment is meant.
    if (timer === undefined)
      for (const kind of ['pointerdown', 'click']) document.addEventListener(kind, now, true);
    clearTimeout(timer);
    timer = setTimeout(now, PAUSE);
  };

  const turnTo = (at: number) => {
    if (Math.abs(list.scrollTop - at * row) < 1) return;
    heading = at;
    list.scrollTo({ top: at * row, behavior: isMotionReduced() ? 'auto' : 'smooth' });
  };
  /** Words have grown, and what the list scrolled by is not yet counted in the rows of now. */
  const isStale = () => row === 0 || list.clientHeight !== height;
  const settle = () => {
    if (isStale() || options.length === 0) return;
    now();
    const at = heading ?? settled(middle);
    heading = undefined;
    report(at);
    turnTo(at);
  };

  const knowsTheEnd = 'onscrollend' in window;
  const whenStill = () => {
    clearTimeout(still);
    if (!knowsTheEnd && !isTouched) still = setTimeout(settle, STILL);
  };
  const onScroll = () => {
    if (isStale()) return;
    const at = Math.max(0, Math.min(options.length - 1, Math.round(list.scrollTop / row)));
    if (at !== middle) {
      draw(at);
      if (heading === undefined) soon();
    }
    whenStill();
  };
  const onTouch = (event: Event) => {
    isTouched = event.type === 'touchstart';
    whenStill();
  };
  const takeOver = () => (heading = undefined);

  const listeners: [string, (event: Event) => void][] = [
    ['scroll', onScroll],
    ['scrollend', settle],
    ['pointerdown', takeOver],
    ['wheel', takeOver],
    ['touchstart', onTouch],
    ['touchend', onTouch],
    ['touchcancel', onTouch],
  ];
  for (const [kind, listener] of listeners) list.addEventListener(kind, listener, { passive: true });

  return {
    show(next, index) {
      const isOther = next !== options;
      // The row that was told last: whatever passes the middle by now, the borrower has the wheel.
      const isTold = index === told;
      options = next;
      told = index;
      if (row === 0) return;
      // Rows first: where the browser snaps, it snaps to them.
      if (isOther) drawAnew(isTold ? Math.min(middle, options.length - 1) : index);
      else if (!isTold) draw(index);
      if (isTold) return;
      heading = undefined;
      list.scrollTop = index * row;
    },
    measure(rowHeight, listHeight) {
      height = listHeight;
      if (rowHeight === row) return;
      row = rowHeight;
      heading = undefined;
      drawAnew(told);
      isMeasured = false;
    },
    place() {
      if (isMeasured) return;
      isMeasured = true;
      list.scrollTop = told * row;
    },
    tap(clientY) {
      const fromMiddle = clientY - list.getBoundingClientRect().top - list.clientHeight / 2;
      const at = Math.floor((list.scrollTop + fromMiddle) / row + 0.5);
      if (!options[at] || options[at].disabled) return;
      forget();
      turnTo(at);
      report(at);
    },
    stop() {
      forget();
      clearTimeout(still);
      for (const [kind, listener] of listeners) list.removeEventListener(kind, listener);
    },
  };
}
