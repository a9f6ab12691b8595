import { Amount } from '@kopa/ui/amount';
import { Button } from '@kopa/ui/button';
import { Card } from '@kopa/ui/card';
import { ThemeProvider, useTheme, type Mode } from '@kopa/ui/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { guide } from '../../guide.ts';

function Switches() {
  const outer = useTheme();
  const [brand, setBrand] = useState(outer.brand);
  const [mode, setMode] = useState<Mode>(outer.mode);
  return (
    <ThemeProvider brand={brand} mode={mode}>
      <div className="flex flex-col gap-4 p-4">
        <Card heading="This loan">
          <Amount cents={1_074_800} size="amount" />
        </Card>
        <Button block onClick={() => setBrand(brand === 'jua' ? 'easycash' : 'jua')}>
          Change the brand
        </Button>
        <Button block variant="outline" onClick={() => setMode(mode === 'dark' ? 'light' : 'dark')}>
          Change the mode
        </Button>
      </div>
    </ThemeProvider>
  );
}

/** Says whose tokens the page takes, light or dark, and how high its rows are. */
const meta = {
  title: 'ui/foundations/theme',
  component: ThemeProvider,
  args: { brand: 'easycash', mode: 'light', children: null },
  render: () => <Switches />,
  parameters: guide({
    keys: 'none',
    dos: [
      'Mount it once, around the app: it writes on <html>.',
      'Take mode="system", unless the borrower chose one.',
      'Write a block of tokens for a brand of your own; see Theming.',
    ],
    donts: [
      'Give two parts of a page two brands.',
      'Write colours into components for one brand.',
      'Change the brand while someone is in an application.',
    ],
  }),
} satisfies Meta<typeof ThemeProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

const token = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(`--kopa-${name}`);

/** No rebuild: the page changes at once. */
export const Default: Story = {
  play: async ({ userEvent }) => {
    const light = token('color-page');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.documentElement.dataset['brand']).toBe('jua'));
    await expect(token('radius-medium')).toBe('16px');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.documentElement.dataset['mode']).toBe('dark'));
    await expect(token('color-page')).not.toBe(light);
  },
};
