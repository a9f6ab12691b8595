import { useState } from 'react';
import { inTab } from '../../shared/session/stored.ts';
import { useSession } from '../../shared/session/session.ts';

/**
 * What was typed for one feedback, kept in this tab until it is sent: it outlives a reload and the end of the
 * session, and is the typing person's alone.
 */
export function useDraft(feedbackId: string): [text: string, keep: (text: string) => void] {
  const { id } = useSession();
  const key = `desk:draft:${id}:${feedbackId}`;
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
