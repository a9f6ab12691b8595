import { isMotionReduced } from '../../platform/reduced-motion.js';
import { nearestEnabled } from './column-options.js';
import { hearScroll } from './scroll-router.js';
import type { WheelOption } from './wheel-column.js';

/**
 * Row elements of a column, for any number of options: five visible, a sixth during a turn, and one ahead.
 * The browser draws a fling one frame before the script's event, so that faster flings need more rows ahead.
 */
export const ROW_ELEMENTS = 7;
const REACH = 3;
/** Maximum rows ahead. */
const AHEAD = 2;
/** A row that stays in the middle for this time, ms, is reported: slow turns report rows, flings do not. */
const PAUSE = 100;
/**
 * A turn has ended after this time without scrolling, ms: older WebKit has no scrollend event, and Gecko
 * sends none after a mouse wheel.
 */
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

/** Before the first measurement, the height of the CSS applies. */
const topOf = (at: number, row: number) => (row === 0 ? `calc(${at} * var(--row))` : `${at * row}px`);

const slotOf = (at: number) => ((at % ROW_ELEMENTS) + ROW_ELEMENTS) % ROW_ELEMENTS;

/** A short column has all rows in the page, so that the browser can snap to them. */
const firstAround = (options: readonly WheelOption[], from: number) =>
  options.length <= ROW_ELEMENTS ? 0 : from;

/** The initial content of the row elements, in order. */
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

/**
 * A turning column: its rows are written here and not by React, which would render at every frame of a fling.
 */
export interface Turn {
  /** Shows other options, or another row, without turning. */
  show(options: readonly WheelOption[], index: number): void;
  /**
   * Sets the heights of a row and of the list in px, on each change. Writes only; neither measures nor
   * scrolls.
   */
  measure(row: number, height: number): void;
  /**
   * Scrolls to the current row, after all columns are measured: each scroll would otherwise lay out the
   * writes of the next one.
   */
  place(): void;
  /** Turns to the row at a viewport position, px from the top. */
  tap(clientY: number): void;
  /** Listens to the list until the returned function is called. */
  listen(): () => void;
}

/**
 * Lets a list turn natively with few row elements, which are moved and rewritten as rows pass.
 *
 * @param list A scrolling element with ROW_ELEMENTS children that show `firstRows` and belong to this
 * function.
 * @param tell Called with a chosen row: at rest, after a moment in the middle, on a tap; never for rows that
 * rush past.
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
  // The written state, so that the DOM need not be read.
  const shown = elements.map((_, slot) => from + slotOf(slot - from));
  const looks = elements.map((element) => element.className);
  let row = 0;
  let height = 0;
  /** The scroll position, in rows. */
  let last = middle;
  /** The target of our own smooth scroll, which reports no passing rows. */
  let heading: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let passedAt = 0;
  let still: ReturnType<typeof setTimeout> | undefined;
  let frame = 0;
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

  /** The resting position. A disabled row stays while the borrower has not turned the wheel. */
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
    // Confirm may be pressed during a turn: the row of that moment counts.
    for (const kind of ['pointerdown', 'click']) document.addEventListener(kind, now, true);
    timer = setTimeout(look, PAUSE);
  };

  const turnTo = (at: number) => {
    if (Math.abs(list.scrollTop - at * row) < 1) return;
    heading = at;
    list.scrollTo({ top: at * row, behavior: isMotionReduced() ? 'auto' : 'smooth' });
  };
  /** Text has grown, and the scroll position still has the old row height. */
  const isStale = () => row === 0 || list.clientHeight !== height;
  const settle = () => {
    stir();
    if (isStale() || options.length === 0) return;
    now();
    // The rows ahead of a fling return.
    draw(middle);
    const at = heading ?? settled(middle);
    heading = undefined;
    report(at);
    turnTo(at);
  };

  const stir = () => {
    clearTimeout(still);
    cancelAnimationFrame(frame);
  };
  const whenStill = () => {
    stir();
    // After a page that was busy, the frame brings the scroll events that are due.
    if (!isTouched) still = setTimeout(() => (frame = requestAnimationFrame(settle)), STILL);
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
    whenStill();
  };
  const takeOver = () => {
    heading = undefined;
    // A stopped fling: the rows ahead return.
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
      // The last reported row: the borrower controls the wheel now.
      const isTold = index === told;
      options = next;
      told = index;
      // Rows first, because the browser snaps to rows.
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
        stir();
        for (const [kind, listener] of listeners) list.removeEventListener(kind, listener);
      };
    },
  };
}
