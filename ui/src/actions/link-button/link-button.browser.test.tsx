import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { LinkButton } from './index.js';

it('LinkButton is a link with an address, and a button without', async () => {
  const tapped = vi.fn();
  const view = await render(
    <>
      <LinkButton href="#/terms">The loan agreement</LinkButton>
      <LinkButton onClick={tapped}>I do not want this loan</LinkButton>
    </>,
  );
  const link = view.getByRole('link', { name: 'The loan agreement', exact: true }).element();
  expect(link.getAttribute('href')).toBe('#/terms');
  expect(link.hasAttribute('target')).toBe(false);
  const button = view.getByRole('button', { name: 'I do not want this loan' });
  expect(button.element().getAttribute('type')).toBe('button');
  await button.click();
  expect(tapped).toHaveBeenCalledTimes(1);
});

it('LinkButton announces that a link leaves the app, and gives the other page no opener', async () => {
  const view = await render(
    <LinkButton href="https://example.org" external>
      The regulator
    </LinkButton>,
  );
  const link = view.getByRole('link', { name: 'The regulator (opens outside the app)' }).element();
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  expect(link.querySelector('svg')).not.toBeNull();
});

it.each(['text', 'row'] as const)('LinkButton is large enough to hit as %s', async (variant) => {
  const view = await render(
    <LinkButton href="#/help" variant={variant}>
      Help
    </LinkButton>,
  );
  const { height } = view.getByRole('link').element().getBoundingClientRect();
  expect(height).toBeGreaterThanOrEqual(variant === 'row' ? 56 : 44);
});

it('LinkButton reports a missing target to the developer, and renders no dead control', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const view = await render(<LinkButton external>Nowhere</LinkButton>);
  expect(error).toHaveBeenCalledWith(expect.stringContaining('no href and no onClick'));
  expect(error).toHaveBeenCalledWith(expect.stringContaining('external without an href'));
  expect(view.container.querySelector('a, button')).toBeNull();
  expect(view.container.textContent).toBe('Nowhere');
  error.mockRestore();
});
