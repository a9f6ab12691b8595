/** Scrolls only the list to a row: scrollIntoView would also move the rising sheet. */
export function showRow(row: Element, place: 'center' | 'nearest') {
  const list = row.parentElement;
  if (!list) return;
  const [inside, outside] = [row.getBoundingClientRect(), list.getBoundingClientRect()];
  const above = inside.top - outside.top;
  const below = inside.bottom - outside.bottom;
  if (above >= 0 && below <= 0) return;
  if (place === 'center') list.scrollTop += (above + below) / 2;
  else if (above < 0) list.scrollTop += above;
  else list.scrollTop += below;
}
