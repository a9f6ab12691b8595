/* oxlint-disable unicorn/consistent-function-scoping */
/* Functions that run in a page of another engine: sent as text, so that none uses a name from outside. */

declare global {
  var complaints: string[];
  /** When each change was, in ms of the page. */
  var historyChanges: number[];
}

/** Notes when the page changes its history. */
export function noteHistory(): void {
  window.historyChanges = [];
  for (const name of ['pushState', 'replaceState'] as const) {
    const change = History.prototype[name];
    History.prototype[name] = function note(this: History, ...to) {
      window.historyChanges.push(performance.now());
      change.apply(this, to);
    };
  }
}

/** The pointer of a story's clicks is the mouse, which has the id 1 in other engines, and none in Firefox. */
export function captureMouse(): void {
  const capture = Element.prototype.setPointerCapture;
  Element.prototype.setPointerCapture = function captureAny(this: Element, id: number) {
    try {
      capture.call(this, id);
    } catch (error) {
      if (id !== 1) throw error;
    }
  };
}

/** Whether more changes of history could be too many: Safari refuses the 101st within 10 or 30 seconds. */
export function isHistoryBusy(): boolean {
  const since = performance.now() - 30_000;
  window.historyChanges = window.historyChanges.filter((time) => time > since);
  return window.historyChanges.length > 50;
}

/** Records what the page complains about, which WebDriver does not tell. */
export function recordComplaints(): void {
  window.complaints = [];
  const textOf = (part: unknown) => (part instanceof Error ? part.message : String(part));
  const { error } = console;
  console.error = (...parts: unknown[]) => {
    window.complaints.push(`console error: ${parts.map(textOf).join(' ')}`);
    error(...parts);
  };
  addEventListener('error', ({ message }) => window.complaints.push(`exception: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => {
    window.complaints.push(`exception: ${textOf(reason)}`);
  });
  // WPE has none, and a story copies.
  if (!navigator.clipboard) {
    const clipboard = { writeText: async () => {}, readText: async () => '' };
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
  }
}

/** What a complaint begins with that ends a story or a test as skipped. */
export const lack = 'the engine cannot';

/** Where the engine cannot do what a page asks for, the page complains with `lack` first. */
export function recordLacks(lack: string, isStory = false): void {
  const cannot = (what: string) => () => {
    window.complaints.push(`${lack}: ${what}`);
    throw new TypeError(lack);
  };
  HTMLCanvasElement.prototype.captureStream ??= cannot('a canvas makes no stream');
  // WPE, whose page alone is in a frame, opens a file that it should save in place of the page.
  if (window.frameElement) {
    const { click } = HTMLAnchorElement.prototype;
    HTMLAnchorElement.prototype.click = function save(this: HTMLAnchorElement) {
      if (!this.hasAttribute('download')) click.call(this);
    };
    // WPE never comes back from a file's address in Storybook's page.
    if (isStory) URL.createObjectURL = cannot('a file gets no address');
  }
}

/** No service worker starts: WebKit 16 lists no file among the page's that a worker has answered. */
export function blockWorkers(): void {
  if ('serviceWorker' in navigator) navigator.serviceWorker.register = () => Promise.race([]);
}

/** The complaints so far, which are then forgotten. */
export function takeComplaints(): string[] {
  return (window.complaints ?? []).splice(0);
}

/** How elements are found within those that the step before has found; names are patterns. */
export type Step =
  | { by: 'css'; selector: string }
  | { by: 'role'; role: string; name?: Pattern; level?: number; [state: string]: unknown }
  | { by: 'text'; name: Pattern }
  | { by: 'label'; name: Pattern }
  | { by: 'nth'; index: number }
  | { by: 'or'; either: readonly Step[]; or: readonly Step[] }
  | Filter;

export interface Filter {
  by: 'filter';
  text?: Pattern;
  noText?: Pattern;
  has?: readonly Step[];
  hasNot?: readonly Step[];
  visible?: boolean;
}

export interface Pattern {
  source: string;
  flags: string;
}

interface Queries {
  /** The library's own: it knows none of another global. */
  RegExp: typeof RegExp;
  queryAllByRole(within: Element, role: string, options: object): Element[];
  queryAllByLabelText(within: Element, name: RegExp): Element[];
}

declare global {
  /** Of Testing Library, once it is loaded. */
  var TestingLibraryDom: Queries | undefined;
  var findAll: (steps: readonly Step[], from?: Element) => HTMLElement[];
  /** Whether a tap that comes to `top` is one of the element. */
  var isTapOf: (element: HTMLElement, top: Element) => boolean;
  /** What is being tapped; a tap that comes to something else is kept from the page. */
  var aim: { element: HTMLElement; isMissed: boolean; isHit: boolean } | undefined;
  /** The file input that the page has last opened. */
  var chooser: HTMLInputElement | undefined;
}

/** Puts what the borrower looks and acts with into the page; says whether Testing Library is there. */
export function prepare(): boolean {
  const queries = window.TestingLibraryDom;
  if (!queries) return false;
  const isSeen = (element: Element) =>
    element.getClientRects().length > 0 &&
    getComputedStyle(element).visibility !== 'hidden' &&
    !element.closest('[aria-hidden=true]');
  const within = (element: Element, step: Step): Element[] => {
    if (step.by === 'css') {
      if (step.selector === '..') return element.parentElement ? [element.parentElement] : [];
      const root = element === document.body ? document : element;
      return [...root.querySelectorAll(step.selector)];
    }
    if (step.by === 'text') return smallest(element, step.name);
    if (step.by === 'label')
      return queries.queryAllByLabelText(element, new queries.RegExp(step.name.source, step.name.flags));
    if (step.by !== 'role') return [];
    const { by: _, role, name, ...states } = step;
    // Looking at what hides each element takes most of the time, and is done for the found ones alone.
    const options = {
      ...states,
      hidden: true,
      ...(name && { name: new queries.RegExp(name.source, name.flags) }),
    };
    return queries.queryAllByRole(element, role, options).filter(isSeen);
  };
  const has = (element: Element, { source, flags }: Pattern) =>
    new RegExp(source, flags).test((element.textContent ?? '').replaceAll(/\s+/g, ' ').trim());
  /** The elements with a text, without those that have such an element inside. */
  const smallest = (root: Element, pattern: Pattern): Element[] => {
    const found = [...root.querySelectorAll('*')].filter(
      (element) => !element.matches('script, style, title, noscript') && has(element, pattern),
    );
    return found.filter((element) => !found.some((other) => other !== element && element.contains(other)));
  };
  const passes = (element: Element, { text, noText, has: inner, hasNot, visible }: Filter) =>
    (!text || has(element, text)) &&
    (!noText || !has(element, noText)) &&
    (!inner || window.findAll(inner, element).length > 0) &&
    (!hasNot || window.findAll(hasNot, element).length === 0) &&
    (!visible || isSeen(element));
  window.findAll = (steps, from = document.body) => {
    let found: Element[] = [from];
    for (const step of steps) {
      if (step.by === 'nth') found = found.slice(step.index, step.index + 1 || undefined);
      else if (step.by === 'filter') found = found.filter((element) => passes(element, step));
      else if (step.by === 'or')
        found = [...new Set([...window.findAll(step.either, from), ...window.findAll(step.or, from)])].sort(
          (one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1),
        );
      else found = [...new Set(found.flatMap((element) => within(element, step)))];
    }
    return found as HTMLElement[];
  };
  window.isTapOf = (element, top) =>
    element.contains(top) ||
    (top.contains(element) && top.matches('label, button, a')) ||
    [...((element as HTMLInputElement).labels ?? [])].some((label) => label.contains(top));
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click', 'dblclick'])
    addEventListener(
      type,
      (event) => {
        const { aim } = window;
        if (!aim || !event.isTrusted) return;
        if (type === 'pointerdown') aim.isMissed = !window.isTapOf(aim.element, event.target as Element);
        aim.isHit ||= !aim.isMissed;
        if (!aim.isMissed) return;
        event.preventDefault();
        event.stopImmediatePropagation();
      },
      { capture: true },
    );
  const open = HTMLInputElement.prototype.click;
  HTMLInputElement.prototype.click = function click(this: HTMLInputElement) {
    // The dialog of the system cannot be answered.
    if (this.type === 'file') window.chooser = this;
    else open.call(this);
  };
  return true;
}

/** How many elements there are, and how many of them are seen. */
export function countOf(steps: readonly Step[]): { all: number; seen: number } {
  const all = findAll(steps);
  return { all: all.length, seen: all.filter((each) => each.getClientRects().length > 0).length };
}

/** Where a finger can tap the only such element: there, at rest, enabled and under nothing. */
export async function placeOf(steps: readonly Step[]): Promise<{ x: number; y: number } | string> {
  const [element, ...others] = findAll(steps);
  if (!element) return 'is missing';
  if (others.length > 0) return `is there ${others.length + 1} times`;
  if (element.matches(':disabled')) return 'is disabled';
  const middle = () => {
    // The middle of a link that goes on in the next line may be beside both of its parts.
    const parts = [...element.getClientRects()];
    const part = parts.find(({ width, height }) => width * height > 1) ?? element.getBoundingClientRect();
    const { left, top, width, height } = part;
    return { x: left + width / 2, y: top + height / 2 };
  };
  const isFree = ({ x, y }: { x: number; y: number }) => {
    const top = document.elementFromPoint(x, y);
    return top !== null && isTapOf(element, top);
  };
  if (!isFree(middle())) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const before = middle();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const place = middle();
  if (Math.abs(place.x - before.x) + Math.abs(place.y - before.y) > 0.5) return 'moves';
  if (!isFree(place))
    return `is covered by ${document.elementFromPoint(place.x, place.y)?.outerHTML.slice(0, 120)}`;
  window.aim = { element, isMissed: false, isHit: false };
  return place;
}

/** Whether the element had moved away before the tap came: of two taps the first may take it away. */
export function hasMissed(): boolean {
  const { isMissed, isHit } = window.aim ?? { isMissed: false, isHit: true };
  window.aim = undefined;
  return isMissed && !isHit;
}

/** Focuses the only such element; says what is wrong, or nothing. */
export function focusOn(steps: readonly Step[]): string | null {
  const [element, ...others] = findAll(steps);
  if (!element) return 'is missing';
  if (others.length > 0) return `is there ${others.length + 1} times`;
  element.focus();
  return document.activeElement === element ? null : 'takes no focus';
}

/** Replaces what the focused field has, as typing does. */
export function typeOver(text: string): boolean {
  (document.activeElement as HTMLInputElement).select();
  return document.execCommand(text === '' ? 'delete' : 'insertText', false, text);
}

/** Marks the file input that was opened, so that WebDriver finds it; says whether there is one. */
export function markChooser(): boolean {
  const input = window.chooser;
  if (!input) return false;
  window.chooser = undefined;
  if (!input.isConnected) document.body.append(input);
  for (const other of document.querySelectorAll('[data-chosen]')) other.removeAttribute('data-chosen');
  input.dataset['chosen'] = '';
  return true;
}

/** What a field shows: a component may give its element a `value` of its own, as of digits without gaps. */
export function shownValue(element: HTMLInputElement): string {
  const { get } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')!;
  return get!.call(element) as string;
}

/** Whether the only such element is checked. */
export function isChecked(steps: readonly Step[]): boolean {
  const element = findAll(steps)[0] as HTMLInputElement | undefined;
  return element?.checked ?? element?.ariaChecked === 'true';
}

/** Sends an event to an element. */
export function sendEvent(element: Element, type: string): void {
  element.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
}
