import { Announcer } from '@kopa/ui/announce';
import { chooseRadio, expectRowInvalid, expectRowValue, fillRow, pickFrom, setDate } from '@kopa/ui/testing';
import { ToastProvider } from '@kopa/ui/toast';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { AboutYou } from './about-you.tsx';

afterEach(cleanup);

it('wrong rows say what is missing, and a filled form is sent', async () => {
  const onSend = vi.fn();
  render(
    <ToastProvider>
      <Announcer />
      <AboutYou onSend={onSend} />
    </ToastProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await expectRowInvalid('First name', 'Enter your first name');
  expect(onSend).not.toHaveBeenCalled();

  await fillRow('First name', 'Nakato');
  await chooseRadio('Gender', 'Female');
  await pickFrom('City', 'Gulu');
  await setDate('Birthday', '1994-03-14');
  await expectRowValue('Birthday', '14 March 1994');
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() =>
    expect(onSend).toHaveBeenCalledWith({
      firstName: 'Nakato',
      gender: 'f',
      city: 'gul',
      birthday: '1994-03-14',
    }),
  );
  await screen.findAllByText('Saved');
});
