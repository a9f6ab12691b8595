export { MenuPopover, type MenuPopoverProps } from './menu-popover.js';
export type { MenuItem } from './menu.js';
