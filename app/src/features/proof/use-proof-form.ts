import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { useForm, type FieldErrors } from 'react-hook-form';
import { readDraft } from '../../shared/draft/draft.ts';
import type { Found, Message } from '../../shared/form/section-form.ts';
import { useSectionDraft } from '../../shared/form/use-section-draft.ts';
import type { CallError } from '../../shared/lender/call-error.ts';
import { emptyProof, proofFields, proofSchema, section, type ProofValues } from './proof-values.ts';

/** Pictures come first on the page. */
const order = ['images', ...proofFields];

/** The rows of a proof as a form: a draft kept at every edit, errors gathered for the summary on submit, also of the pictures. */
export function useProofForm(orderNo: string, limits: Parameters<typeof proofSchema>[0]) {
  const [start] = useState(() => readDraft(orderNo, section, proofFields));
  const form = useForm<ProofValues>({
    defaultValues: { ...emptyProof, ...start.values },
    resolver: standardSchemaResolver(proofSchema(limits)) as never,
    mode: 'onSubmit',
    // An error goes as soon as the row is right. Not on blur: a row that shrinks under the finger swallows the tap that left it.
    reValidateMode: 'onChange',
    shouldFocusError: false,
  });
  const [found, setFound] = useState<Found>({ attempt: 0, messages: [], unseen: [] });
  const draft = useSectionDraft({ form, orderNo, section, fields: proofFields, start });
  const report = (messages: readonly Message[]) =>
    setFound(({ attempt }) => ({
      attempt: attempt + 1,
      messages: messages.filter(({ field }) => order.includes(field)),
      unseen: messages.filter(({ field }) => !order.includes(field)),
    }));
  return {
    form,
    found,
    draft,
    /** Whether the form was opened with what was typed or read before. */
    restored: Object.values(start.values).some(Boolean),
    /** The row in which the borrower stopped. */
    lastField: start.lastField,
    /** Checks all, and gives the values on when nothing is wrong; `pictures` is the message of the pictures, if there is one. */
    submit: (pictures: string | undefined, send: (values: ProofValues) => void) => {
      const ofPictures = pictures ? [{ field: 'images', key: pictures }] : [];
      return form.handleSubmit(
        (values) => {
          if (ofPictures.length > 0) return report(ofPictures);
          setFound(({ attempt }) => ({ attempt, messages: [], unseen: [] }));
          return send(values);
        },
        (errors) => report([...ofPictures, ...messagesOf(errors)]),
      )();
    },
    /** Shows the lender's own findings like ours; `false` when it found nothing wrong with a row. */
    showFailure: (error: CallError) => {
      const messages = order.flatMap((field) => {
        const key = error.fields[field];
        return key === undefined ? [] : [{ field, key }];
      });
      for (const { field, key } of messages)
        if (field !== 'images') form.setError(field as keyof ProofValues & string, { message: key });
      if (messages.length > 0) report(messages);
      return messages.length > 0;
    },
  };
}

function messagesOf(errors: FieldErrors<ProofValues>): Message[] {
  return proofFields.flatMap((field) => {
    const key = errors[field]?.message;
    return typeof key === 'string' ? [{ field, key }] : [];
  });
}
