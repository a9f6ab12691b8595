import {
  contactFields,
  contactSlots,
  typedContactPhone,
  type AdditionalSection,
} from '@kopa/contract/sections';
import { isMobile } from '@kopa/contract/market/phone';
import { useAnnounce } from '@kopa/ui/announce';
import { Users } from '@kopa/ui/icons';
import { Note } from '@kopa/ui/note';
import { useToast } from '@kopa/ui/toast';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { setText } from '../../shared/form/set-text.ts';
import { policy } from '../../shared/session/policy.ts';
import { ActionRow } from './action-row.tsx';

/**
 * Fills contact 1 or 2 from the phone book (S2-133, S7-109). Rejects another contact's number (S5-32) and the
 * borrower's login number (S5-33), whose reason stays below the row until the next choice; keeps a typed name
 * when the phone book has none.
 */
export default function PhoneBookRow({
  form,
  slot,
  loginMobile,
}: {
  form: UseFormReturn<AdditionalSection>;
  slot: 1 | 2;
  /** National digits. */
  loginMobile: string;
}) {
  const { t } = useTranslation('additional');
  const toast = useToast();
  const announce = useAnnounce();
  const [refusal, setRefusal] = useState('');
  const refuse = (reason: string, key: string) => {
    setRefusal(reason);
    toast(reason, { key, tone: 'warning' });
  };
  const pick = async () => {
    // Fetched on use: most borrowers type.
    const book = await import('../../shared/bridge/phone-book.ts').catch(() => null);
    const picked = await book?.pickContact(slot);
    if (!picked) return;
    setRefusal('');
    const { name, mobile } = picked;
    const values = form.getValues();
    const others = contactSlots.filter((other) => other !== slot).map((other) => contactFields(other).mobile);
    if (mobile === loginMobile) {
      refuse(t('ownMobileTip'), 'ownMobileTip');
    } else if (others.some((other) => typedContactPhone(values[other], policy()) === mobile)) {
      refuse(t('sameContactMobileTip'), 'additionalInfomation.sameContactMobileTip');
    } else {
      const fields = contactFields(slot);
      if (name !== '') setText(form, fields.name, name);
      setText(form, fields.mobile, mobile);
      announce(t('contact.picked', { slot }));
      // An invalid number is shown at once, because the borrower did not type the number and would not check
      // it.
      if (!isMobile(mobile, policy().market)) void form.trigger(fields.mobile);
    }
  };
  return (
    <>
      <ActionRow icon={<Users aria-hidden className="size-5" />} onClick={() => void pick()}>
        <span>
          {/* Both contacts have this button; its accessible name tells them apart. */}
          <span className="sr-only">{t('contact.number', { slot })}: </span>
          {t('contact.fromPhoneBook')}
        </span>
      </ActionRow>
      {refusal && (
        <div className="px-3 pb-3">
          <Note tone="warning">{refusal}</Note>
        </div>
      )}
    </>
  );
}
