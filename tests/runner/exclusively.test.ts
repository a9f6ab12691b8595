import { expect, it } from 'vitest';
import { exclusively } from '../../scripts/exclusively.ts';

it('a lock that cannot be written ends the wait at once', async () => {
  const work = exclusively('no-such-folder/build', () => Promise.resolve('done'));
  await expect(work).rejects.toMatchObject({ code: 'ENOENT' });
});

it('works of one name follow each other', async () => {
  const order: string[] = [];
  const { promise: told, resolve: end } = Promise.withResolvers<void>();
  const first = exclusively('exclusively-test', async () => {
    order.push('first begins');
    await told;
    order.push('first ends');
  });
  await expect.poll(() => order).toEqual(['first begins']);
  const second = exclusively('exclusively-test', async () => void order.push('second'));
  end();
  await Promise.all([first, second]);
  expect(order).toEqual(['first begins', 'first ends', 'second']);
});
