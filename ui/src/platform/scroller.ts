/** The box that scrolls an element, or the page. */
export function scrollerOf(element: Element): Element {
  for (let each = element.parentElement; each && each !== document.body; each = each.parentElement)
    if (/auto|scroll/.test(getComputedStyle(each).overflowY)) return each;
  return document.scrollingElement ?? document.documentElement;
}
