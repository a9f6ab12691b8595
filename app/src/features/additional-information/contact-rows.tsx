import {
  contactFields,
  contactSlots,
  requiredSlots,
  type AdditionalSection,
  type ContactSlot,
} from '@kopa/contract/sections';
import { useAnnounce } from '@kopa/ui/announce';
import { Button } from '@kopa/ui/button';
import { Plus } from '@kopa/ui/icons';
import { Note } from '@kopa/ui/note';
import { useToast } from '@kopa/ui/toast';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { setText } from '../../shared/form/set-text.ts';
import { ContactGroup } from './contact-group.tsx';

type Form = UseFormReturn<AdditionalSection>;

const optionalSlots = contactSlots.filter((slot) => !requiredSlots.includes(slot));
const fieldsOf = (slot: ContactSlot) => Object.values(contactFields(slot));

/** Two contacts, a tip, and up to three more (S2-127 to S2-132). */
export function ContactRows({ form, loginMobile }: { form: Form; loginMobile: string }) {
  const { t } = useTranslation('additional');
  const toast = useToast();
  const announce = useAnnounce();
  const [shown, setShown] = useState(() => lastFilled(form));
  const addButton = useRef<HTMLButtonElement>(null);

  const add = () => {
    const slot = optionalSlots.find((one) => one > shown)!;
    // Safari opens the keyboard only during the tap's handler.
    flushSync(() => setShown(slot));
    document.getElementById(contactFields(slot).name)?.focus();
  };
  const remove = (slot: ContactSlot) => {
    const before = optionalSlots.map((one) => form.getValues(fieldsOf(one)));
    const after = [...before.slice(0, slot - 3), ...before.slice(slot - 2), ['', '', '']];
    put(form, after);
    flushSync(() => setShown(shown - 1));
    addButton.current?.focus({ preventScroll: true });
    if (before[slot - 3]!.every((value) => value === '')) announce(t('contact.removed', { slot }));
    else
      toast(t('contact.removed', { slot }), {
        key: 'contact.removed',
        action: {
          label: t('contact.undo'),
          onPress: () => {
            put(form, before);
            setShown(shown);
          },
        },
      });
  };

  return (
    <>
      <div className="flex flex-col gap-3">
        <Note tone="neutral">{t('contact.why')}</Note>
        {requiredSlots.map((slot) => (
          <ContactGroup key={slot} form={form} slot={slot} loginMobile={loginMobile} />
        ))}
      </div>
      <div className="flex flex-col gap-3">
        <p className="px-4 text-caption text-muted">{t('contact.more')}</p>
        {optionalSlots
          .filter((slot) => slot <= shown)
          .map((slot) => (
            <ContactGroup
              key={slot}
              form={form}
              slot={slot}
              loginMobile={loginMobile}
              onRemove={() => remove(slot)}
            />
          ))}
        {shown < contactSlots.length && (
          <Button ref={addButton} variant="text" icon={<Plus />} onClick={add}>
            {t('contact.add')}
          </Button>
        )}
      </div>
    </>
  );
}

/** Writes name, phone and relation of each optional contact, and clears their earlier errors. */
function put(form: Form, contacts: readonly (readonly string[])[]): void {
  for (const [at, slot] of optionalSlots.entries()) {
    const fields = fieldsOf(slot);
    form.clearErrors(fields);
    for (const [index, field] of fields.entries()) {
      const value = contacts[at]?.[index] ?? '';
      if (form.getValues(field) !== value) setText(form, field, value);
    }
  }
}

function lastFilled(form: Form): number {
  const values = form.getValues();
  const filled = contactSlots.filter((slot) => fieldsOf(slot).some((field) => values[field] !== ''));
  return Math.max(requiredSlots.length, ...filled);
}
