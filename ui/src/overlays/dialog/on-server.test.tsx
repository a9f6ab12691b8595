import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { LoadingOverlay } from '../../states/loading-overlay/index.js';
import { Dialog } from './index.js';

it('a server-rendered page contains no modal', () => {
  const error = vi.spyOn(console, 'error');
  const page = renderToString(
    <main>
      <Dialog open onOpenChange={() => undefined} title="Sent" />
      <LoadingOverlay open label="Sending" />
    </main>,
  );
  expect(page).toBe('<main></main>');
  expect(error).not.toHaveBeenCalled();
});
