import type { LimitedArea } from '@kopa/contract/desk/limits';
import type { DeskQueueName } from '@kopa/contract/desk/queues';
import { useState } from 'react';
import { inTab } from '../session/stored.ts';
import { useSession } from '../session/session.ts';

/** Where something is typed. */
export type DraftPlace = DeskQueueName | LimitedArea | 'promises' | 'notes';

/**
 * What was typed for one item of a queue, kept in this tab until the text is sent: a draft outlives a reload
 * and the end of the session, and is the typing person's alone.
 */
export function useDraft(queue: DraftPlace, itemId: string): [text: string, keep: (text: string) => void] {
  const { id } = useSession();
  const key = `desk:draft:${id}:${queue}:${itemId}`;
  const [text, setText] = useState(() => {
    const kept = inTab.read(key);
    return typeof kept === 'string' ? kept : '';
  });
  return [
    text,
    (next) => {
      setText(next);
      if (next === '') inTab.remove(key);
      else inTab.write(key, next);
    },
  ];
}
