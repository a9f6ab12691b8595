export {
  ThemeProvider,
  useTheme,
  type Brand,
  type Density,
  type Mode,
  type Motion,
  type ThemeProviderProps,
} from './theme.js';
