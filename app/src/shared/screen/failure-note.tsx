import { Note } from '@kopa/ui/note';
import { useFailureText } from './use-failure-text.ts';

/** The reason of a failed command and its remedy, announced; nothing without an error. */
export function FailureNote({ error }: { error: unknown }) {
  const failureText = useFailureText();
  if (!error) return null;
  return (
    <div role="alert">
      <Note tone="warning">{failureText(error)}</Note>
    </div>
  );
}
