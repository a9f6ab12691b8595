import { Note, type NoteProps } from '@kopa/ui/note';
import type { ReactNode } from 'react';

/** The answer to an act, which screen readers hear at once: a refusal, or what has changed meanwhile. */
export function Said({
  tone = 'danger',
  title,
  children,
}: {
  tone?: NoteProps['tone'];
  title?: string;
  children: ReactNode;
}) {
  return (
    <div role="alert">
      <Note tone={tone} title={title}>
        {children}
      </Note>
    </div>
  );
}
