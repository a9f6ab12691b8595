import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { expectOpen, type Opened } from '../../test/from-outside.js';
import { Announcer } from '../foundations/announce/index.js';
import { Button } from './button/index.js';
import { CopyButton } from './copy-button/index.js';
import { IconButton } from './icon-button/index.js';
import { LinkButton } from './link-button/index.js';

const ignore = () => undefined;

const actions: Opened[] = [
  ['Button', (outside) => <Button {...outside}>Pay</Button>, 'button'],
  ['IconButton', (outside) => <IconButton {...outside} label="Help" icon="?" />, 'button'],
  ['CopyButton', (outside) => <CopyButton {...outside} value="1" what="number" />, 'button'],
  [
    'LinkButton with href',
    (outside) => (
      <LinkButton {...outside} href="#rules">
        Rules
      </LinkButton>
    ),
    'a',
  ],
  [
    'LinkButton with onClick',
    (outside) => (
      <LinkButton {...outside} onClick={ignore}>
        Rules
      </LinkButton>
    ),
    'button',
  ],
];

it.each(actions)('%s passes on looks, attributes, events and its ref', async (_, draw, element) => {
  await expectOpen(draw, element);
});

it('LinkButton passes on attributes of its element', async () => {
  const view = await render(
    <>
      <Button name="answer" value="yes" aria-keyshortcuts="y">
        Yes
      </Button>
      <LinkButton href="#terms" download="terms.pdf" hrefLang="sw">
        Terms
      </LinkButton>
      <LinkButton onClick={ignore} disabled>
        Later
      </LinkButton>
    </>,
  );
  const yes = view.getByRole('button', { name: 'Yes' });
  await expect.element(yes).toHaveAttribute('value', 'yes');
  await expect.element(yes).toHaveAttribute('aria-keyshortcuts', 'y');
  const terms = view.getByRole('link', { name: 'Terms' });
  await expect.element(terms).toHaveAttribute('download', 'terms.pdf');
  await expect.element(terms).toHaveAttribute('hreflang', 'sw');
  await expect.element(view.getByRole('button', { name: 'Later' })).toBeDisabled();
});

it("CopyButton copies, and calls the host's handler as well", async () => {
  const onClick = vi.fn();
  const onOutcome = vi.fn();
  const view = await render(
    <>
      <Announcer />
      <CopyButton value="123" what="account number" onClick={onClick} onOutcome={onOutcome} />
    </>,
  );
  await view.getByRole('button').click();
  expect(onClick).toHaveBeenCalledTimes(1);
  await expect.poll(() => onOutcome.mock.calls).toHaveLength(1);
});
