import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { formWith } from '../../test/form-under-test.js';
import { photo } from '../../test/photo.js';
import { expectRowInvalid, expectRowValid, givePhoto } from '../testing/index.js';
import { RhfErrorSummary, RhfPhotoField, type RhfPhotoFieldProps } from './index.js';

interface Values {
  front: string | Blob | null;
}

const formOf = (front: Values['front'], props: Partial<RhfPhotoFieldProps<Values>> = {}) =>
  formWith<Values>({ defaultValues: { front } }, ({ control }) => (
    <>
      <RhfErrorSummary />
      <RhfPhotoField
        control={control}
        name="front"
        title="ID, front"
        rules={{ required: 'value.missing' }}
        photo={{ sendAnyway: true }}
        {...props}
      />
    </>
  ));

const field = () => page.getByRole('group', { name: 'ID, front' });

it("the form holds the server's name of the photo after the upload", async () => {
  const waiting: ((id: string) => void)[] = [];
  const { form, sent } = await formOf(null, {
    send: () =>
      new Promise<string>((resolve) => {
        waiting.push(resolve);
      }),
  });
  await userEvent.click(page.getByRole('button', { name: 'Send' }));
  await expectRowInvalid('ID, front', 'Say it');
  await expect.element(page.getByRole('link', { name: 'ID, front: say it' })).toBeVisible();
  await givePhoto('ID, front', await photo(640, 400));
  await expect.element(field()).toHaveAttribute('data-state', 'sending');
  expect(form.getValues('front')).toBeNull();
  waiting[0]?.('photo-7');
  await expect.element(field()).toHaveAttribute('data-state', 'done');
  await expectRowValid('ID, front');
  expect(form.getValues('front')).toBe('photo-7');
  await userEvent.click(page.getByRole('button', { name: 'Send', exact: true }));
  await vi.waitFor(() => expect(sent).toHaveBeenCalledWith({ front: 'photo-7' }));
  form.reset();
  await expect.element(field()).toHaveAttribute('data-state', 'now');
});

it('the form holds the picture itself without an upload', async () => {
  const { form } = await formOf(null);
  await givePhoto('ID, front', await photo(640, 400));
  await expect.element(field()).toHaveAttribute('data-state', 'done');
  const held = form.getValues('front');
  expect(held).toBeInstanceOf(Blob);
  expect((held as Blob).type).toBe('image/jpeg');
});

it('the field shows the previous photo, and the form holds nothing during an upload', async () => {
  const { form } = await formOf('photo-3', {
    send: () => new Promise<string>(() => undefined),
    previewOf: () => 'data:image/gif;base64,R0lGODlhAQABAAAAACw=',
  });
  await expect.element(field()).toHaveAttribute('data-state', 'done');
  expect(document.querySelector('fieldset img')).not.toBeNull();
  await givePhoto('ID, front', await photo(640, 400));
  await expect.element(field()).toHaveAttribute('data-state', 'sending');
  expect(form.getValues('front')).toBeNull();
});

it('a failed photo stays visible, and the form holds none', async () => {
  const { form } = await formOf(null, {
    send: () => Promise.reject(new Error('offline')),
    photo: { sendAnyway: true, failureText: () => 'No connection. Try again.' },
  });
  await givePhoto('ID, front', await photo(640, 400));
  await expectRowInvalid('ID, front', 'No connection. Try again.');
  expect(form.getValues('front')).toBeNull();
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});

it('the field waits for its turn', async () => {
  await formOf(null, { waits: true });
  await expect.element(field()).toHaveAttribute('data-state', 'todo');
  await expect(givePhoto('ID, front', await photo(640, 400), { patience: 50 })).rejects.toThrow(
    'givePhoto: "ID, front" takes no photo now',
  );
});
