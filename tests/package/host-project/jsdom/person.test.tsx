import { chooseRadio, expectRowInvalid, expectRowValue, fillRow, pickFrom, setDate } from '@kopa/ui/testing';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { PersonPage } from './person.tsx';

afterEach(cleanup);

it('a form is filled by the steps, and sent', async () => {
  const onSend = vi.fn();
  render(<PersonPage onSend={onSend} />);
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await expectRowInvalid('First name', 'Enter your first name');
  await fillRow('First name', 'Nakato');
  await chooseRadio('Gender', 'Female');
  await pickFrom('City', 'Gulu');
  await setDate('Birthday', '1994-03-14');
  await expectRowValue('Birthday', '14 March 1994');
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(onSend).toHaveBeenCalledOnce());
  expect(onSend.mock.calls[0]?.[0]).toEqual({
    firstName: 'Nakato',
    gender: 'f',
    city: 'gul',
    birthday: '1994-03-14',
  });
});

it('a sheet opens with the focus inside, and Escape closes it and returns the focus', async () => {
  render(<PersonPage onSend={() => undefined} />);
  const help = screen.getByRole('button', { name: 'Help' });
  help.focus();
  fireEvent.click(help);
  const sheet = await screen.findByRole('dialog', { name: 'Help' });
  expect(sheet.contains(document.activeElement)).toBe(true);
  fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(help);
});
