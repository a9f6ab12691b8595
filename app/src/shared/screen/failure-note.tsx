import { Note } from '@kopa/ui/note';
import { useFailureText } from './use-failure-text.ts';

/** Why a command failed and what to do, read out when it appears; nothing without an error. */
export function FailureNote({ error }: { error: unknown }) {
  const failureText = useFailureText();
  if (!error) return null;
  return (
    <div role="alert">
      <Note tone="warning">{failureText(error)}</Note>
    </div>
  );
}
