import type { LimitedArea } from '@kopa/contract/desk/limits';
import type { DeskQueueName } from '@kopa/contract/desk/queues';
import { useMemo, useState } from 'react';
import { inTab } from '../session/stored.ts';
import { useSession } from '../session/session.ts';

/** Where something is typed. */
export type DraftPlace =
  | DeskQueueName
  | LimitedArea
  | 'promises'
  | 'notes'
  | 'sessions'
  | 'erasure'
  | 'contacts';

/**
 * What was typed for one item of a queue, kept in this tab until the text is sent: a draft outlives a reload
 * and the end of the session, and is the typing person's alone.
 */
export function useDraft(queue: DraftPlace, itemId: string): [text: string, keep: (text: string) => void] {
  const draft = useKept(queue, itemId);
  const [text, setText] = useState(draft.read);
  return [
    text,
    (next) => {
      setText(next);
      draft.keep(next);
    },
  ];
}

/** The same without rendering what is typed. */
export function useKept(
  queue: DraftPlace,
  itemId: string,
): { read: () => string; keep: (text: string) => void } {
  const { id } = useSession();
  const key = `desk:draft:${id}:${queue}:${itemId}`;
  return useMemo(
    () => ({
      read: () => {
        const kept = inTab.read(key);
        return typeof kept === 'string' ? kept : '';
      },
      keep: (text) => {
        if (text === '') inTab.remove(key);
        else inTab.write(key, text);
      },
    }),
    [key],
  );
}
