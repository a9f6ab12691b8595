import { TextField } from '@kopa/ui/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { whyText } from '@kopa/contract/desk/calls/fields';
import { Framed } from '../screen/framed.tsx';
import { useDraft, type DraftPlace } from './use-draft.ts';

/** The reason of an act: kept in the tab while it is typed, and asked for before the act. */
export function useWhy(queue: DraftPlace, id: string) {
  const [text, keep] = useDraft(queue, id);
  const [isWanted, setWanted] = useState(false);
  return {
    text,
    isWanted,
    keep,
    /** Gives the reason to the act, or marks the field as missing. */
    with: (act: (why: string) => void) => {
      const checked = whyText.safeParse(text);
      setWanted(!checked.success);
      if (checked.success) act(checked.data);
    },
  };
}

export type Why = ReturnType<typeof useWhy>;

/** The field of a reason. Its height follows the text. */
export function WhyField({
  why: { text, isWanted, keep },
  onTyped,
}: {
  why: Why;
  /** Called with each change. */
  onTyped?: () => void;
}) {
  const { t } = useTranslation(['desk', 'deskValidation']);
  const wanted = isWanted && !whyText.safeParse(text).success;
  return (
    <Framed>
      <TextField
        label={t('why.label')}
        multiline
        value={text}
        maxLength={300}
        error={wanted ? t('deskValidation:why.required') : undefined}
        hint={t('why.hint')}
        onChange={(event) => {
          keep(event.target.value);
          onTyped?.();
        }}
      />
    </Framed>
  );
}
