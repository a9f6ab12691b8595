import { isMotionReduced } from '../../platform/reduced-motion.js';
import { nearestEnabled } from './column-options.js';
import { hearScroll } from './scroll-router.js';
import type { WheelOption } from './wheel.js';

/**
 * Row elements of a column, however many options it has: the five in sight, a sixth while it turns, and one ahead. A fling
 * is drawn by the browser a frame before the script hears of it, so that the faster it is, the further ahead they stand.
 */
export const ROW_ELEMENTS = 7;
const REACH = 3;
/** Rows that they stand ahead at most. */
const AHEAD = 2;
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
const DISABLED = `${LOOKS[2]} line-through`;

function lookOf(option: WheelOption | undefined, distance: number): string {
  if (!option) return PLAIN;
  return option.disabled ? DISABLED : (LOOKS[distance] ?? LOOKS[2]);
}

/** Without a measure yet, by the height that CSS has. */
const topOf = (at: number, row: number) =>
  row === 0 ? `calc(${at} * var(--kopa-wheel-row))` : `${at * row}px`;

const slotOf = (at: number) => ((at % ROW_ELEMENTS) + ROW_ELEMENTS) % ROW_ELEMENTS;

/** A short column has all its rows at once: the browser can snap to them. */
const firstAround = (options: readonly WheelOption[], from: number) =>
  options.length <= ROW_ELEMENTS ? 0 : from;

/** What the row elements show when the column is first there, in their order. */
export function firstRows(
  options: readonly WheelOption[],
  index: number,
): { label: string; look: string; top: string }[] {
  const from = firstAround(options, index - REACH);
  return Array.from({ length: ROW_ELEMENTS }, (_, slot) => {
    const at = from + slotOf(slot - from);
    const option = options[at];
    return {
      label: option?.label ?? '',
      look: lookOf(option, Math.abs(at - index)),
      top: topOf(option ? at : 0, 0),
    };
  });
}

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
  /** Hears the list, until the function that it gives is called. */
  listen(): () => void;
}

/**
 * Makes a list turn natively over few row elements, which are moved and written anew as rows pass.
 *
 * @param list An element that scrolls, with ROW_ELEMENTS children that show `firstRows` and that nobody else writes to.
 * @param tell Hears of a row that was chosen: at rest, when it stays for a moment, at a tap; never of those that rush past.
 */
export function createTurn(
  list: HTMLElement,
  first: { options: readonly WheelOption[]; index: number },
  tell: (index: number) => void,
): Turn {
  let { options, index: middle } = first;
  let told = middle;
  let from = firstAround(options, middle - REACH);
  const elements = [...list.children] as HTMLElement[];
  const texts = elements.map((element) => {
    const text = element.firstChild ?? element.appendChild(document.createTextNode(''));
    return text as Text;
  });
  // What is written, so that the page is not asked.
  const shown = elements.map((_, slot) => from + slotOf(slot - from));
  const looks = elements.map((element) => element.className);
  let row = 0;
  let height = 0;
  /** Where the list was scrolled to, in rows. */
  let last = middle;
  /** Where a smooth scroll of ours leads: it reports no rows that it passes. */
  let heading: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let passedAt = 0;
  let still: ReturnType<typeof setTimeout> | undefined;
  let isTouched = false;
  let isMeasured = false;

  const write = (at: number) => {
    const slot = slotOf(at);
    const [element, text] = [elements[slot], texts[slot]];
    if (!element || !text) return;
    const option = options[at];
    if (shown[slot] !== at) {
      shown[slot] = at;
      text.data = option?.label ?? '';
      element.style.top = topOf(option ? at : 0, row);
    }
    const look = lookOf(option, Math.abs(at - middle));
    if (looks[slot] === look) return;
    looks[slot] = look;
    element.className = look;
  };
  const draw = (to: number, start = to - REACH) => {
    middle = to;
    from = firstAround(options, start);
    for (let at = from; at < from + ROW_ELEMENTS; at += 1) write(at);
  };
  const drawAnew = (to: number) => {
    shown.length = 0;
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
  const look = () => {
    const left = passedAt + PAUSE - performance.now();
    if (left < 1) now();
    else timer = setTimeout(look, left);
  };
  const soon = (time: number) => {
    passedAt = time;
    if (timer !== undefined) return;
    // Confirm may be pressed while the wheel still turns: the row of that moment is meant.
    for (const kind of ['pointerdown', 'click']) document.addEventListener(kind, now, true);
    timer = setTimeout(look, PAUSE);
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
    // Those that stood ahead of a fling come back.
    draw(middle);
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
  const onScroll = (event: Event) => {
    if (isStale()) return;
    const place = list.scrollTop / row;
    const speed = place - last;
    last = place;
    const at = Math.max(0, Math.min(options.length - 1, Math.round(place)));
    const ahead = Math.max(-AHEAD, Math.min(AHEAD, Math.trunc(speed))) + (speed > 0 ? 1 : 0);
    const start = Math.floor(place) - REACH + ahead;
    const passes = at !== middle;
    if (passes || firstAround(options, start) !== from) draw(at, start);
    if (passes && heading === undefined) soon(event.timeStamp);
    if (!knowsTheEnd) whenStill();
  };
  const takeOver = () => {
    heading = undefined;
    // A fling that is stopped: what stood ahead of it comes back.
    draw(middle);
  };
  const onTouch = (event: Event) => {
    isTouched = event.type === 'touchstart';
    whenStill();
  };

  const listeners: [string, (event: Event) => void][] = [
    ['scrollend', settle],
    ['pointerdown', takeOver],
    ['wheel', takeOver],
    ['touchstart', onTouch],
    ['touchend', onTouch],
    ['touchcancel', onTouch],
  ];

  return {
    show(next, index) {
      const isOther = next !== options;
      // The row that was told last: whatever passes the middle by now, the borrower has the wheel.
      const isTold = index === told;
      options = next;
      told = index;
      // Rows first: where the browser snaps, it snaps to them.
      if (isOther) drawAnew(isTold ? Math.min(middle, options.length - 1) : index);
      else if (!isTold) draw(index);
      if (isTold || row === 0) return;
      heading = undefined;
      list.scrollTop = index * row;
    },
    measure(rowHeight, listHeight) {
      height = listHeight;
      if (rowHeight === row) return;
      const isFirst = row === 0;
      row = rowHeight;
      heading = undefined;
      if (!isFirst) drawAnew(told);
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
    listen() {
      const deafen = hearScroll(list, onScroll);
      for (const [kind, listener] of listeners) list.addEventListener(kind, listener, { passive: true });
      return () => {
        deafen();
        forget();
        clearTimeout(still);
        for (const [kind, listener] of listeners) list.removeEventListener(kind, listener);
      };
    },
  };
}
