import { additionalFields } from '@kopa/contract/fields/additional-fields';
import {
  contactFields,
  requiredSlots,
  typedContactPhone,
  type AdditionalSection,
  type ContactSlot,
} from '@kopa/contract/sections';
import { FieldGroup } from '@kopa/ui/field-row';
import { X } from '@kopa/ui/icons';
import { useToast } from '@kopa/ui/toast';
import { RhfPhoneField, RhfListField, RhfTextField } from '@kopa/ui/react-hook-form';
import { Skeleton } from '@kopa/ui/skeleton';
import { lazy, Suspense } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { hasNative } from '../../shared/bridge/bridge.ts';
import { LazyOptionPicker } from '../../shared/form/lazy-option-picker.tsx';
import { useOptions } from '../../shared/form/options.ts';
import { rowOf } from '../../shared/form/row-of.ts';
import { policy } from '../../shared/session/policy.ts';
import { ActionRow } from './action-row.tsx';
import { contactLabel } from './row-labels.ts';

/** Only in the native app: fetched there. */
const PhoneBookRow = lazy(() => import('./phone-book-row.tsx'));

const phoneOf = (raw: string) => typedContactPhone(raw, policy());

/**
 * One contact: name, phone, relation, each in the fields of its slot (S4-74, S4-75). Contacts 1 and 2 may
 * come from the phone book (S2-133) and need different relations (S5-31); the others can be removed.
 */
export function ContactGroup({
  form,
  slot,
  loginMobile,
  onRemove,
}: {
  form: UseFormReturn<AdditionalSection>;
  slot: ContactSlot;
  /** National digits. */
  loginMobile: string;
  onRemove?: (() => void) | undefined;
}) {
  const { t } = useTranslation('additional');
  const toast = useToast();
  const options = useOptions();
  const fields = contactFields(slot);
  const required = requiredSlots.includes(slot);
  const other = slot === 1 ? contactFields(2) : slot === 2 ? contactFields(1) : null;
  const acceptsRelation = (relation: string) => {
    if (!other || form.getValues(other.relation) !== relation) return true;
    const reason = t('sameContactRelationTip');
    toast(reason, { key: 'additionalInfomation.sameContactRelationTip', tone: 'warning' });
    return reason;
  };
  return (
    <FieldGroup legend={t(required ? 'contact.number' : 'contact.optional', { slot })}>
      {(slot === 1 || slot === 2) && hasNative() && (
        <Suspense fallback={<Skeleton rows={1} />}>
          <PhoneBookRow form={form} slot={slot} loginMobile={loginMobile} />
        </Suspense>
      )}
      <RhfTextField<AdditionalSection>
        {...rowOf(fields.name)}
        label={t('contact.name')}
        summaryLabel={contactLabel(t, slot, 'name')}
        required={required}
        maxLength={50}
        autoComplete="off"
        autoCapitalize="words"
        placeholder={t('contact.nameWanted')}
      />
      <RhfPhoneField<AdditionalSection>
        {...rowOf(fields.mobile)}
        label={t('contact.mobile')}
        summaryLabel={contactLabel(t, slot, 'mobile')}
        required={required}
        // The phone would offer the borrower's own number.
        autoComplete="off"
        normalise={phoneOf}
      />
      <RhfListField<AdditionalSection>
        picker={LazyOptionPicker}
        {...rowOf(fields.relation)}
        label={t('contact.relation')}
        summaryLabel={contactLabel(t, slot, 'relation')}
        required={required}
        options={options(additionalFields[fields.relation].lists![0]!)}
        accepts={acceptsRelation}
      />
      {onRemove && (
        <ActionRow icon={<X aria-hidden className="size-5" />} tone="muted" onClick={onRemove}>
          {t('contact.remove', { slot })}
        </ActionRow>
      )}
    </FieldGroup>
  );
}
