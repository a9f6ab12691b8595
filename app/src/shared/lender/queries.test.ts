import { expect, it } from 'vitest';
import { amend, queryClient } from './queries.ts';

it('what is amended stays as old as it is, and what is not known stays unknown', () => {
  queryClient.setQueryData(['loan'], { sum: 1, serverTime: 500 }, { updatedAt: 1_000 });
  amend<{ sum: number }>(['loan'], (known) => ({ ...known, sum: 2 }));
  expect(queryClient.getQueryData(['loan'])).toEqual({ sum: 2, serverTime: 500 });
  expect(queryClient.getQueryState(['loan'])?.dataUpdatedAt).toBe(1_000);
  amend(['other'], () => ({ sum: 3 }));
  expect(queryClient.getQueryState(['other'])).toBeUndefined();
});
