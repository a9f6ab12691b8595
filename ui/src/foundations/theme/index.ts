export {
  ThemeProvider,
  useTheme,
  type Brand,
  type Density,
  type Mode,
  type ThemeProviderProps,
} from './theme.js';
