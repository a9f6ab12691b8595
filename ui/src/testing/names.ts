/** What readers make of an element, as far as forms need it. */

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

function words(node: Node): string {
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return '';
  if (node instanceof HTMLScriptElement || node instanceof HTMLStyleElement) return '';
  const label = node.getAttribute('aria-label') ?? node.getAttribute('alt');
  if (label) return ` ${label} `;
  const inside = [...node.childNodes].map(words).join('');
  return isInline(node) ? inside : ` ${inside} `;
}

const isInline = (element: Element) => /^(a|b|bdi|em|i|mark|small|strong|sub|sup|u)$/i.test(element.tagName);

/** The words of an element, without what is hidden from readers. */
export const textOf = (element: Element): string => tidy(words(element));

const byIds = (element: Element, attribute: string): Element[] =>
  (element.getAttribute(attribute) ?? '').split(/\s+/).flatMap((id) => {
    const found = id === '' ? null : element.ownerDocument.getElementById(id);
    return found ? [found] : [];
  });

const labelsOf = (element: Element): Element[] => {
  const labels = 'labels' in element ? (element.labels as NodeListOf<Element> | null) : null;
  if (labels && labels.length > 0) return [...labels];
  const legend = element instanceof HTMLFieldSetElement && element.querySelector('legend');
  return legend ? [legend] : [];
};

/**
 * The names that an element goes by: the whole one first, then its parts (a row's label without its value).
 */
export function namesOf(element: Element): string[] {
  const labelling = byIds(element, 'aria-labelledby');
  if (labelling.length > 0) {
    const parts = labelling.map(textOf);
    return [tidy(parts.join(' ')), ...parts];
  }
  const own = element.getAttribute('aria-label');
  if (own) return [tidy(own)];
  const labels = labelsOf(element).map(textOf);
  if (labels.length > 0) return [tidy(labels.join(' ')), ...labels];
  const text = element.matches('input, textarea, select, fieldset, [role=radiogroup], [role=group]')
    ? ''
    : textOf(element);
  if (text === '') return [];
  // Of an option with a caption, the lines are names, too.
  return [text, ...[...element.querySelectorAll('*')].map(textOf).filter((line) => line !== '')];
}

/** What describes an element: hints and errors. */
export const descriptionOf = (element: Element): string =>
  tidy(byIds(element, 'aria-describedby').map(textOf).join(' '));

/** A label as it is read, or a pattern that one of an element's names fits. */
export type Label = string | RegExp;

/** How well a name fits: 3 exactly, 2 by a pattern, 1 as its beginning, 0 not. */
export function fit(element: Element, label: Label, without = ''): number {
  const names = namesOf(element);
  if (label instanceof RegExp) return names.some((name) => name.search(label) >= 0) ? 2 : 0;
  const wanted = tidy(label);
  const bare = names.map((name) => (without === '' ? name : tidy(name.replace(without, ''))));
  if (names.includes(wanted) || bare.includes(wanted)) return 3;
  const begins = (name: string) =>
    name.startsWith(wanted) && !/[\p{L}\p{N}]/u.test(name.charAt(wanted.length));
  return names.some(begins) ? 1 : 0;
}

/** Whether an element is there for a person: neither it nor what it is in is hidden. */
export function isShown(element: Element): boolean {
  for (let at: Element | null = element; at; at = at.parentElement) {
    if (at.hasAttribute('hidden') || at.getAttribute('aria-hidden') === 'true') return false;
    if (getComputedStyle(at).display === 'none') return false;
  }
  return true;
}

export const say = (label: Label): string => (typeof label === 'string' ? `"${label}"` : String(label));
