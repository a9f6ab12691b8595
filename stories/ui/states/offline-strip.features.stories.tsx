import { Button } from '@kopa/ui/button';
import { OfflineStrip } from '@kopa/ui/offline-strip';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';

const meta = {
  title: 'ui/states/offline-strip/features',
  component: OfflineStrip,
} satisfies Meta<typeof OfflineStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OwnWords: Story = {};
export const Saved: Story = { args: { children: 'Saved on this phone. We send it when you are back.' } };
export const Dark: Story = { globals: { mode: 'dark' } };
export const LongWordsLargeText: Story = {
  args: { children: 'Hakuna mtandao. Kiasi hiki ni cha saa nne na dakika arobaini na mbili asubuhi ya leo.' },
  globals: { viewport: { value: 'small', isRotated: false }, textSize: '200%' },
};

function Connection() {
  const [online, setOnline] = useState(true);
  return (
    <>
      <OfflineStrip shown={!online} />
      <div className="p-4">
        <Button variant="outline" onClick={() => setOnline(!online)}>
          {online ? 'Lose the connection' : 'Find it again'}
        </Button>
      </div>
    </>
  );
}

/** Both ways are read out. */
export const ComesAndGoes: Story = {
  render: () => <Connection />,
  play: async ({ canvasElement, userEvent }) => {
    const polite = canvasElement.querySelector('[data-kopa-live=polite]');
    await expect(polite).toBeEmptyDOMElement();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(polite).toHaveTextContent('No connection'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(polite).toHaveTextContent('You are connected again'));
  },
};
