import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { Announcer } from '../../foundations/announce/index.js';
import { OfflineStrip } from './index.js';

const polite = () => document.querySelector('[data-kopa-live=polite]')?.textContent;

const strip = (shown: boolean) => (
  <>
    <Announcer />
    <OfflineStrip shown={shown}>No connection. Figures from 10:42.</OfflineStrip>
  </>
);

it('OfflineStrip is announced when it appears and disappears, and not before', async () => {
  const view = await render(strip(false));
  expect(polite()).toBe('');
  await view.rerender(strip(true));
  await expect.element(view.getByText('No connection. Figures from 10:42.').first()).toBeVisible();
  expect(polite()).toBe('No connection. Figures from 10:42.');
  await view.rerender(strip(false));
  expect(polite()).toBe('You are connected again');
});

it('OfflineStrip is a region of the page with its words as the name', async () => {
  const view = await render(strip(true));
  await expect.element(view.getByRole('region', { name: /^No connection\. Figures/ })).toBeVisible();
});

it('OfflineStrip is also announced when it is mounted with its words', async () => {
  await render(
    <>
      <OfflineStrip />
      <Announcer />
    </>,
  );
  expect(polite()).toBe('No connection');
});
