import { longestFeedbackText } from '@kopa/contract/sections';
import { FieldError } from '@kopa/ui/field-row';
import { MessageComposer } from '@kopa/ui/message-thread';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../shared/screen/use-failure-text.ts';
import { policy } from '../../shared/session/policy.ts';
import { PictureRow } from './picture-row.tsx';
import { usePictures } from './use-pictures.ts';
import type { useOutgoing } from './use-outgoing.ts';

/** The message editor, below the attached pictures. */
export function MessageFooter({ messages }: { messages: ReturnType<typeof useOutgoing> }) {
  const { t } = useTranslation(['feedback', 'validation']);
  const input = useRef<HTMLInputElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const failureText = useFailureText();
  const { refusal } = messages;
  // Remounts with a refused message and its reason.
  const [error, setError] = useState(() => {
    const key = refusal && (refusal.fields['content'] ?? refusal.fields['images']);
    return key ? t(`validation:${key}`) : refusal ? failureText(refusal) : undefined;
  });
  const most = policy().feedback.maximumImages;
  const attached = usePictures({
    name: `message:${messages.id}`,
    start: messages.composer.pictures,
    most,
    onChange: (kept) => messages.write({ pictures: kept }),
  });
  const { pictures, faults, underWay } = attached;
  const say = (text: string) => {
    setError(text);
    field.current?.focus();
    return false;
  };
  const send = (text: string): boolean => {
    if (text === '') return say(t('board.words'));
    if (underWay) return say(t('validation:receiptImages.underWay'));
    if (!messages.send(text)) return say(t('board.first'));
    setError(undefined);
    attached.clear();
    return true;
  };
  return (
    <div className="flex flex-col gap-2">
      {pictures.length > 0 && (
        <ul aria-label={t('board.pictures')} className="max-h-[40vh] overflow-y-auto">
          {pictures.map((picture, index) => (
            <PictureRow
              key={picture.key}
              picture={picture}
              of="message"
              place={index + 1}
              onArrived={(kept) => attached.arrived(picture.key, kept)}
              onRemove={() => {
                setError(undefined);
                attached.remove(picture.key);
                field.current?.focus();
              }}
            />
          ))}
        </ul>
      )}
      <div role="alert">
        {faults.map((text) => (
          <FieldError key={text} id={`attached-${faults.indexOf(text)}`}>
            {text}
          </FieldError>
        ))}
      </div>
      <MessageComposer
        ref={field}
        defaultText={messages.composer.text}
        onTextChange={(text) => {
          setError(undefined);
          messages.write({ text });
        }}
        onSend={send}
        busy={messages.busy}
        maxLength={longestFeedbackText}
        fileCount={pictures.length}
        onAttach={() => input.current?.click()}
        error={error}
      />
      <input
        ref={input}
        type="file"
        hidden
        accept="image/*"
        multiple
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])];
          // Cleared, so that the same picture can be chosen again.
          event.currentTarget.value = '';
          setError(undefined);
          void attached.add(files);
        }}
      />
    </div>
  );
}
