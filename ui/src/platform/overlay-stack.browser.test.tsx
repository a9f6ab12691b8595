import { expect, it } from 'vitest';
import { addLayer } from './overlay-stack.js';

const state = () => history.state as Record<string, unknown> | null;

it('Back from a page that a closing layer opened reaches the page below, also before the layer is gone', async () => {
  const page = location.href;
  const remove = addLayer(() => {});
  await expect.poll(state).toHaveProperty('kopaOverlay');
  history.pushState({ page: 'next' }, '', '#/next');
  history.back();
  await expect.poll(state).toHaveProperty('kopaOverlay');
  remove();
  await expect.poll(state).toHaveProperty('kopaBase');
  expect(location.href).toBe(page);
});
