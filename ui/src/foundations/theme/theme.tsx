'use client';
import { createContext, useContext, useEffect, useLayoutEffect, useMemo, type ReactNode } from 'react';
import { reserveFirstPopState } from '../../platform/first-popstate.js';
import { checkTheme } from './check-theme.js';

// Imported here, because the theme is at the root of every host: overlays must handle Back before the router.
reserveFirstPopState();

/** Kopa's own brand, or one with tokens under `[data-brand='…']`. */
export type Brand = 'easycash' | (string & {});
/** `system` follows the phone's setting, also when the setting changes. */
export type Mode = 'light' | 'dark' | 'system';
/** Height of rows and controls. Default: the brand's. */
export type Density = 'compact' | 'roomy';

/** `reduced` fades instead of moving, whatever the phone's setting. Default: the phone's setting. */
export type Motion = 'system' | 'reduced';

export interface ThemeProviderProps {
  /** The brand of the tokens: `data-brand` on <html>. */
  brand: Brand;
  /** `data-mode` on <html>; omitted for `system` and for an unknown mode. */
  mode: Mode;
  /** `data-density` on <html>; omitted for an unknown density. */
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
  // Attributes with the right value are not written again: a write would restyle the whole page.
  if (value === undefined) page.removeAttribute(name);
  else if (page.getAttribute(name) !== value) page.setAttribute(name, value);
}

/**
 * Writes data-brand, data-mode, data-density and data-motion to <html>, where the tokens apply. Renders no
 * element. The attributes stay after unmounting: a page without a brand would flash the default brand.
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
