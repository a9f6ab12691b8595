import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { PickerField } from '../../fields/picker-field/index.js';
import { PickerSheet } from './index.js';

function Payday({ onClosed, onConfirm }: { onClosed: (reason: string) => void; onConfirm: () => boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <PickerField label="Payday" value={null} onOpen={() => setOpen(true)} />
      <PickerSheet
        open={open}
        title="Payday"
        onConfirm={onConfirm}
        onOpenChange={(next, reason) => {
          setOpen(next);
          onClosed(reason);
        }}
      >
        <p>Days</p>
      </PickerSheet>
    </>
  );
}

async function openPayday(onConfirm = () => true) {
  const onClosed = vi.fn();
  await render(<Payday onClosed={onClosed} onConfirm={onConfirm} />);
  await userEvent.click(page.getByRole('button', { name: /Payday/ }));
  await expect.element(page.getByRole('dialog', { name: 'Payday' })).toBeVisible();
  return onClosed;
}

const panel = () => page.getByText('Days').element().closest('.shadow-sheet') as Element;

it('[S2-90][S2-91] PickerSheet rises from the bottom over half of the screen', async () => {
  await openPayday();
  await vi.waitFor(() => {
    const { top, bottom, height } = panel().getBoundingClientRect();
    expect(Math.round(height)).toBe(window.innerHeight / 2);
    expect(Math.round(top)).toBe(window.innerHeight / 2);
    expect(Math.round(bottom)).toBe(window.innerHeight);
  });
});

it('[S2-92] the Cancel button of PickerSheet discards the choice', async () => {
  const onConfirm = vi.fn(() => true);
  const onClosed = await openPayday(onConfirm);
  await userEvent.click(page.getByRole('button', { name: 'Cancel' }));
  expect(onClosed.mock.calls).toEqual([['cancel']]);
  expect(onConfirm).not.toHaveBeenCalled();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

it('[S2-93] the Confirm button of PickerSheet confirms, and the sheet stays if the choice is not accepted', async () => {
  const onConfirm = vi.fn(() => false);
  const onClosed = await openPayday(onConfirm);
  await userEvent.click(page.getByRole('button', { name: 'Confirm' }));
  expect(onClosed).not.toHaveBeenCalled();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  onConfirm.mockReturnValue(true);
  await userEvent.click(page.getByRole('button', { name: 'Confirm' }));
  expect(onClosed.mock.calls).toEqual([['confirm']]);
  expect(onConfirm).toHaveBeenCalledTimes(2);
});
