import '@fontsource-variable/inter';
import './storybook.css';
import { Announcer } from '@kopa/ui/announce';
import { StringsProvider } from '@kopa/ui/strings';
import { en } from '@kopa/ui/strings/en';
import { es } from '@kopa/ui/strings/es';
import { sw } from '@kopa/ui/strings/sw';
import { ThemeProvider, type Brand, type Density, type Mode, type Motion } from '@kopa/ui/theme';
import type { Decorator, Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { configure } from 'storybook/test';
import { brandNames, firstBrand } from '../stories/app/phone/brands.ts';
import { ComponentPage } from './component-page.tsx';
import { theme } from './theme.ts';
import { endTurn, waitForTurn } from './turns.ts';
import { writtenTypes } from './written-types.ts';

// As long as Playwright waits: a screen that fetches its parts takes seconds on a machine that does other
// things.
configure({ asyncUtilTimeout: 15_000 });

import.meta.glob('../brands/*/brand.css', { eager: true });

const languages = {
  en: { strings: en, locale: 'en-KE' },
  es: { strings: es, locale: 'es' },
  sw: { strings: sw, locale: 'sw-KE' },
};

/** What the toolbar sets; a story may set it too, by its own `globals`. */
interface Globals {
  brand: Brand;
  mode: Mode;
  locale: keyof typeof languages;
  textSize: string;
  density: Density | 'brand';
  direction: 'ltr' | 'rtl';
  motion: Motion;
}

const withProviders: Decorator = (Story, { globals }) => {
  const { brand, mode, locale, textSize, density, direction, motion } = globals as unknown as Globals;
  const language = languages[locale];
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.lang = locale;
    root.dir = direction;
    root.style.fontSize = textSize;
  }, [locale, direction, textSize]);
  return (
    <ThemeProvider
      brand={brand}
      mode={mode}
      density={density === 'brand' ? undefined : density}
      motion={motion}
    >
      <StringsProvider strings={language.strings} locale={language.locale}>
        <Announcer />
        <Story />
      </StringsProvider>
    </ThemeProvider>
  );
};

const choice = (title: string, icon: string, items: Record<string, string>) => ({
  description: title,
  toolbar: {
    title,
    icon,
    dynamicTitle: true,
    items: Object.entries(items).map(([value, name]) => ({ value, title: name })),
  },
});

export default {
  decorators: [withProviders],
  beforeEach: waitForTurn,
  afterEach: endTurn,
  tags: ['autodocs'],
  argTypesEnhancers: [writtenTypes],
  initialGlobals: {
    brand: firstBrand,
    mode: 'light',
    locale: 'en',
    textSize: '100%',
    density: 'brand',
    direction: 'ltr',
    motion: 'system',
    viewport: { value: 'phone', isRotated: false },
  },
  globalTypes: {
    brand: choice('Brand', 'paintbrush', brandNames),
    mode: choice('Mode', 'contrast', { light: 'Light', dark: 'Dark', system: 'As the phone' }),
    locale: choice('Language', 'globe', { en: 'English', es: 'Español', sw: 'Kiswahili' }),
    textSize: choice('Text size', 'zoom', {
      '100%': 'Text 100 %',
      '150%': 'Text 150 %',
      '200%': 'Text 200 %',
    }),
    density: choice('Density', 'component', { brand: 'As the brand', compact: 'Compact', roomy: 'Roomy' }),
    motion: choice('Motion', 'play', { system: 'Motion as the phone', reduced: 'Reduced motion' }),
    direction: choice('Direction', 'transfer', { ltr: 'Left to right', rtl: 'Right to left' }),
  },
  parameters: {
    layout: 'fullscreen',
    a11y: {
      test: 'error',
      // The panel also shows what passes; a test asks for what does not, which takes a tenth less of a
      // story's time.
      ...('storyOutcomes' in globalThis && { options: { resultTypes: ['violations'] } }),
    },
    controls: { expanded: true },
    // In frames: a story that sets the brand or the mode sets it for its own page only.
    docs: { theme, page: ComponentPage, story: { inline: false, height: '420px' } },
    options: {
      // Screens stand as a borrower meets them.
      storySort: {
        order: [
          'Welcome',
          'guides',
          [
            'Start in one command',
            'Install in Vite',
            'Install in Next',
            'Install with React 18',
            'Install with Tailwind',
            'Install with plain CSS',
            'Make a brand',
            'Words and market',
            'Forms',
            'Test your forms',
            'Move from antd-mobile',
            'Move from shadcn',
            'Versions',
          ],
          'gallery',
          'brands',
          'journeys',
          ['new', 'returning', 'late', 'refused'],
          'patterns',
          'ui',
          ['foundations', ['tokens', 'anatomy'], 'actions', 'fields', 'pickers', 'overlays'],
          'app',
          [
            'home',
            'sign-in',
            'to-borrow',
            'personal',
            'additional',
            'identity',
            'payout',
            'questionnaire',
            'review',
            'cancellation',
            'offer',
            'agreement',
            'lending',
            'repay-detail',
            'cashier',
            'records',
            'me',
            'host',
            'host-phone',
          ],
        ],
      },
    },
    viewport: {
      options: {
        phone: { name: 'Phone 360', type: 'mobile', styles: { width: '360px', height: '740px' } },
        small: { name: 'Small phone 320', type: 'mobile', styles: { width: '320px', height: '640px' } },
        desktop: { name: 'Laptop 1280', type: 'desktop', styles: { width: '1280px', height: '800px' } },
        large: { name: 'Large phone 412', type: 'mobile', styles: { width: '412px', height: '915px' } },
      },
    },
  },
} satisfies Preview;
