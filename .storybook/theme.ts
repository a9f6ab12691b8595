import { create } from 'storybook/theming/create';
import easycash from '../ui/tokens/easycash.tokens.json' with { type: 'json' };

type Name = keyof typeof easycash.light.color;
const mode = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
const color = (name: Exclude<Name, '$type'>): string => easycash[mode].color[name].$value.hex;

/** Storybook in the colours of EasyCash, light or dark as the device is when the page opens. */
export const theme = create({
  base: mode,
  brandTitle: 'Kopa · a design system for lending',
  brandTarget: '_self',
  fontBase: 'system-ui, Roboto, "Noto Sans", sans-serif',
  colorPrimary: color('primary'),
  colorSecondary: color('primary'),
  appBg: color('sunken'),
  appContentBg: color('surface'),
  appPreviewBg: color('page'),
  appBorderColor: color('decor'),
  appBorderRadius: 8,
  textColor: color('ink'),
  textMutedColor: color('muted'),
  barBg: color('surface'),
  barTextColor: color('muted'),
  barSelectedColor: color('primary'),
  barHoverColor: color('primary-press'),
  inputBg: color('surface'),
  inputBorder: color('control'),
  inputTextColor: color('ink'),
  inputBorderRadius: 8,
});
