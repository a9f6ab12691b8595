import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { hasEntry, openDialogs } from '../../../test/sheet-host.js';
import type { CloseReason } from '../../platform/close-reason.js';
import { PermissionSheet, type PermissionSheetProps } from './index.js';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const closed = () => expect.poll(() => openDialogs().length).toBe(0);
const said: string[] = [];

function Host(props: Partial<PermissionSheetProps>) {
  const [open, setOpen] = useState(true);
  return (
    <PermissionSheet
      title="May we use the camera?"
      why="To photograph your card. You can choose a photo instead."
      reads={['The photo that you take']}
      leaves={['Your other photos']}
      onAllow={() => said.push('allow')}
      {...props}
      open={open}
      onOpenChange={(next, reason: CloseReason) => {
        said.push(reason);
        setOpen(next);
      }}
    />
  );
}

afterEach(async () => {
  said.length = 0;
  await expect.poll(hasEntry).toBe(false);
});

it('PermissionSheet states the purpose, the collected data and the excluded data', async () => {
  await render(<Host />);
  const sheet = page.getByRole('dialog', { name: 'May we use the camera?' });
  await expect
    .element(sheet.getByText('To photograph your card. You can choose a photo instead.'))
    .toBeVisible();
  const lists = sheet
    .getByRole('list')
    .elements()
    .map(({ textContent }) => textContent);
  expect(lists).toEqual(['The photo that you take', 'Your other photos']);
  await button('Not now').click();
  await closed();
});

it('PermissionSheet makes No as easy as Yes', async () => {
  await render(<Host />);
  await expect.element(button('Allow')).toBeVisible();
  const [yes, no] = ['Allow', 'Not now'].map((name) => button(name).element() as HTMLElement);
  expect([no?.offsetWidth, no?.offsetHeight]).toEqual([yes?.offsetWidth, yes?.offsetHeight]);
  expect(no?.className).toBe(yes?.className);
  expect(document.activeElement).not.toBe(yes);
  await button('Not now').click();
  await closed();
  expect(said).toEqual(['cancel']);
});

it('PermissionSheet asks the phone during the tap itself, and then closes', async () => {
  await render(<Host />);
  await button('Allow').click();
  await closed();
  expect(said).toEqual(['allow', 'confirm']);
});

it('PermissionSheet takes Escape as No', async () => {
  await render(<Host />);
  await expect.poll(hasEntry).toBe(true);
  await userEvent.keyboard('{Escape}');
  await closed();
  expect(said).toEqual(['escape']);
});

it('PermissionSheet leads to the settings after a final refusal, without asking', async () => {
  await render(<Host state="denied" onOpenSettings={() => said.push('settings')} />);
  await expect.element(page.getByText(/the phone does not ask again/)).toBeVisible();
  expect(button('Allow').elements()).toHaveLength(0);
  await button('Open settings').click();
  await closed();
  expect(said).toEqual(['settings', 'confirm']);
});

it.each(['denied', 'unavailable'] as const)(
  'PermissionSheet in the state %s without a link to the settings can be skipped',
  async (state) => {
    await render(<Host state={state} />);
    await expect.element(button('Go on without it')).toBeVisible();
    expect(button('Open settings').elements()).toHaveLength(0);
    await button('Go on without it').click();
    await closed();
    expect(said).toEqual(['cancel']);
  },
);

it('PermissionSheet reports an unknown state, and an empty list of data, to the developer', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const unknown = 'granted' as 'ask';
  const screen = await render(<Host state={unknown} />);
  await expect.element(button('Allow')).toBeVisible();
  await screen.unmount();
  await render(<Host reads={[]} />);
  await button('Not now').click();
  await closed();
  expect(error.mock.calls.map(([text]) => String(text).split('.')[0])).toEqual([
    '@kopa/ui PermissionSheet: state "granted" is none of ask, denied, unavailable; ask is taken',
    '@kopa/ui PermissionSheet: reads is empty, so nobody knows what they allow',
  ]);
  error.mockRestore();
});
