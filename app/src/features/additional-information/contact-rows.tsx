import { contactRelations } from '@kopa/contract/enumerations';
import {
  contactFields,
  contactSlots,
  requiredSlots,
  type AdditionalSection,
  type ContactSlot,
} from '@kopa/contract/sections';
import { Button } from '@kopa/ui/button';
import { FieldGroup } from '@kopa/ui/field-row';
import { Note } from '@kopa/ui/note';
import { useToast } from '@kopa/ui/toast';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useOptions } from '../../shared/form/options.ts';
import { PhoneRow, PickRow, TextRow } from '../../shared/form/rows.tsx';

/** Two contacts, and up to three more (S2-127 to S2-132); relations 1 and 2 may not be the same (S5-31). */
export function ContactRows({ form }: { form: UseFormReturn<AdditionalSection> }) {
  const { t } = useTranslation('additional');
  const [shown, setShown] = useState(() => lastFilled(form));
  return (
    <>
      <div className="flex flex-col gap-3">
        <Note tone="neutral">{t('contact.why')}</Note>
        {contactSlots
          .filter((slot) => requiredSlots.includes(slot))
          .map((slot) => (
            <ContactGroup key={slot} form={form} slot={slot} />
          ))}
      </div>
      <div className="flex flex-col gap-3">
        <p className="px-4 text-caption text-muted">{t('contact.more')}</p>
        {contactSlots
          .filter((slot) => !requiredSlots.includes(slot) && slot <= shown)
          .map((slot) => (
            <ContactGroup key={slot} form={form} slot={slot} />
          ))}
        {shown < contactSlots.length && (
          <Button variant="text" onClick={() => setShown(shown + 1)}>
            {t('contact.add')}
          </Button>
        )}
      </div>
    </>
  );
}

function ContactGroup({ form, slot }: { form: UseFormReturn<AdditionalSection>; slot: ContactSlot }) {
  const { t } = useTranslation('additional');
  const toast = useToast();
  const options = useOptions();
  const fields = contactFields(slot);
  const required = requiredSlots.includes(slot);
  const other = slot === 1 ? contactFields(2) : slot === 2 ? contactFields(1) : null;
  return (
    <FieldGroup legend={t('contact.number', { slot })}>
      <TextRow
        form={form}
        name={fields.name}
        label={t('contact.name')}
        required={required}
        maxLength={50}
        autoComplete="off"
        autoCapitalize="words"
      />
      <PhoneRow form={form} name={fields.mobile} label={t('contact.mobile')} required={required} />
      <PickRow
        form={form}
        name={fields.relation}
        label={t('contact.relation')}
        required={required}
        options={options('contactRelation', contactRelations)}
        onChosen={(relation) => {
          if (!other || form.getValues(other.relation) !== relation) return true;
          toast(t('sameContactRelationTip'), { key: 'sameContactRelationTip' });
          return false;
        }}
      />
    </FieldGroup>
  );
}

function lastFilled(form: UseFormReturn<AdditionalSection>): number {
  const values = form.getValues();
  const filled = contactSlots.filter((slot) =>
    Object.values(contactFields(slot)).some((field) => values[field] !== ''),
  );
  return Math.max(requiredSlots.length, ...filled);
}
