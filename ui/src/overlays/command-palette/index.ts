export { CommandPalette, type CommandPaletteProps } from './command-palette.js';
export type { PaletteGroup, PaletteRow } from './palette-row.js';
