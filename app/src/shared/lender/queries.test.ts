import { expect, it } from 'vitest';
import { amend, queryClient } from './queries.ts';

it('an amended answer keeps its age, and an unknown one stays unknown', () => {
  queryClient.setQueryData(['loan'], { sum: 1, serverTime: 500 }, { updatedAt: 1_000 });
  amend<{ sum: number }>(['loan'], (known) => ({ ...known, sum: 2 }));
  expect(queryClient.getQueryData(['loan'])).toEqual({ sum: 2, serverTime: 500 });
  expect(queryClient.getQueryState(['loan'])?.dataUpdatedAt).toBe(1_000);
  amend(['other'], () => ({ sum: 3 }));
  expect(queryClient.getQueryState(['other'])).toBeUndefined();
});
