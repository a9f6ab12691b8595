'use client';
import { createContext, useContext, useEffect, useLayoutEffect, useMemo, type ReactNode } from 'react';
import { reserveFirstPopState } from '../../platform/first-popstate.js';
import { checkTheme } from './check-theme.js';

// Here, because the theme is at the root of every host: overlays must be asked about Back before its router.
reserveFirstPopState();

/** The brands that ship. An own brand is any other word with tokens of its own under `[data-brand='…']`. */
export type Brand = 'easycash' | 'jua' | (string & {});
/** `system` follows the phone's setting, also while the page is open. */
export type Mode = 'light' | 'dark' | 'system';
/** Height of rows and controls; left out, the brand decides. */
export type Density = 'compact' | 'roomy';

/** `reduced` fades where it would move, whatever the phone's setting says; left out, the phone decides. */
export type Motion = 'system' | 'reduced';

export interface ThemeProviderProps {
  /** Whose tokens: `data-brand` on <html>. */
  brand: Brand;
  /** `data-mode` on <html>; `system` leaves it out, and so does an unknown one. */
  mode: Mode;
  /** `data-density` on <html>; an unknown one is left out. */
  density?: Density | undefined;
  /** `data-motion` on <html>. */
  motion?: Motion | undefined;
  /** The app. */
  children: ReactNode;
}

interface Theme {
  brand: Brand;
  mode: Mode;
}

const ThemeContext = createContext<Theme>({ brand: 'easycash', mode: 'system' });

const known = (value: string | undefined, values: readonly string[]) =>
  value !== undefined && values.includes(value) ? value : undefined;

function setOrRemove(name: string, value: string | undefined) {
  const { documentElement: page } = document;
  // What the host's index.html says already is left alone: writing it has the whole page styled again.
  if (value === undefined) page.removeAttribute(name);
  else if (page.getAttribute(name) !== value) page.setAttribute(name, value);
}

/**
 * Writes data-brand, data-mode, data-density and data-motion on <html>, where the tokens listen. It renders no element.
 * The attributes stay when it is removed: a page without a brand would flash the default one.
 */
export function ThemeProvider({ brand, mode, density, motion, children }: ThemeProviderProps) {
  useLayoutEffect(() => {
    setOrRemove('data-brand', brand);
    setOrRemove('data-mode', known(mode, ['light', 'dark']));
    setOrRemove('data-density', known(density, ['compact', 'roomy']));
    setOrRemove('data-motion', motion === 'reduced' ? motion : undefined);
  }, [brand, mode, density, motion]);
  useEffect(() => checkTheme({ brand, mode, density }), [brand, mode, density]);
  const theme = useMemo(() => ({ brand, mode }), [brand, mode]);
  return <ThemeContext.Provider value={theme}>{children}</ThemeContext.Provider>;
}

/** The brand and mode of the nearest ThemeProvider. */
export function useTheme(): Theme {
  return useContext(ThemeContext);
}
