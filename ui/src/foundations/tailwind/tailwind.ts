/**
 * The tokens as a preset of Tailwind: `presets: [kopa]`. Replaces colours, font sizes, radii, shadows and
 * durations.
 */
const colors = {
  ground: ['page', 'surface', 'raised', 'sunken', 'inverse', 'scrim'],
  text: ['ink', 'muted', 'subtle', 'placeholder', 'link', 'on-inverse'],
  lines: ['decor', 'control', 'focus'],
  primary: ['primary', 'primary-press', 'on-primary', 'primary-soft', 'on-primary-soft'],
  accent: ['accent', 'on-accent', 'star'],
  states: [
    'danger',
    'danger-soft',
    'on-danger',
    'success',
    'success-soft',
    'warning',
    'warning-soft',
    'info',
    'info-soft',
  ],
};
const roles = ['caption', 'label', 'body', 'title', 'heading', 'amount'];

const tokens = (group: string, names: string[]) =>
  Object.fromEntries(names.map((name) => [name, `var(--kopa-${group}-${name})`]));

const role = (name: string): [string, Record<string, string>] => [
  `var(--kopa-text-${name}-size)`,
  {
    lineHeight: `var(--kopa-text-${name}-line)`,
    letterSpacing: `var(--kopa-text-${name}-spacing)`,
    fontWeight: `var(--kopa-text-${name}-weight)`,
  },
];

/** Spacing steps and sizes of targets, in px: gutters stay when text grows. */
const steps = [2, 4, 8, 12, 16, 20, 24, 32, 40, 56];
const sizes = [6, 10, 28, 36, 44, 48, 60, 64, 72];
const spacing = {
  0: '0px',
  px: '1px',
  ...Object.fromEntries([...steps, ...sizes].map((length) => [length / 4, `${length}px`])),
};

/** Icons, marks and boxes beside words grow with the words. */
const size = { 4: '1rem', 5: '1.25rem', 6: '1.5rem' };

/**
 * A configuration of Tailwind 4 (`@config`, or one of `presets`): Kopa's tokens as utilities. A value is a
 * CSS variable, so that a brand or a mode switches without a rebuild. Replaces Tailwind's colours, type
 * sizes, radii and shadows. Never use an opacity modifier (a slash and a number) on a token: web views older
 * than Chromium 111 paint the solid colour.
 */
const preset = {
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      inherit: 'inherit',
      ...tokens('color', Object.values(colors).flat()),
    },
    fontFamily: { sans: 'var(--kopa-font-family)' },
    fontSize: Object.fromEntries(roles.map((name) => [name, role(name)])),
    fontWeight: tokens('weight', [
      'normal',
      'text',
      'medium',
      'semibold',
      'strong',
      'bold',
      'title',
      'heading',
    ]),
    borderRadius: { none: '0', ...tokens('radius', ['small', 'medium', 'large', 'full', 'button']) },
    boxShadow: { none: '0 0 transparent', ...tokens('shadow', ['low', 'raised', 'sheet']) },
    transitionDuration: tokens('duration', ['press', 'fade', 'move', 'sheet-in', 'sheet-out']),
    transitionTimingFunction: tokens('easing', ['move', 'sheet-in', 'sheet-out']),
    extend: {
      spacing,
      size,
      minHeight: tokens('size', ['row', 'control']),
      height: tokens('size', ['row', 'control']),
      minWidth: tokens('size', ['control']),
      width: tokens('size', ['control']),
    },
  },
};

export default preset;
