/** Between the button and the menu, and between the menu and the edge of the window, in px. */
const gap = 4;
const edge = 8;

/**
 * Puts a menu below its button, or above where there is more room, inside the window. In the browser's top
 * layer where there is one, so that no scrolling box cuts the menu off. Called again when the page moves.
 */
export function placeMenu(menu: HTMLElement, button: HTMLElement): void {
  if (typeof menu.showPopover === 'function' && !menu.matches(':popover-open')) {
    menu.popover = 'manual';
    menu.showPopover();
  }
  const { clientWidth, clientHeight } = document.documentElement;
  const at = button.getBoundingClientRect();
  const above = at.top - gap - edge;
  const below = clientHeight - at.bottom - gap - edge;
  menu.style.maxHeight = '';
  const isBelow = menu.offsetHeight <= below || below >= above;
  menu.style.maxHeight = `${Math.max(0, isBelow ? below : above)}px`;
  const { offsetWidth, offsetHeight } = menu;
  const start = getComputedStyle(button).direction === 'rtl' ? at.right - offsetWidth : at.left;
  menu.style.left = `${Math.max(edge, Math.min(start, clientWidth - offsetWidth - edge))}px`;
  menu.style.top = `${isBelow ? at.bottom + gap : at.top - gap - offsetHeight}px`;
}
