import {
  contactFields,
  contactSlots,
  isKenyanMobile,
  typedContactPhone,
  type AdditionalSection,
} from '@kopa/contract/sections';
import { useAnnounce } from '@kopa/ui/announce';
import { Users } from '@kopa/ui/icons';
import { useToast } from '@kopa/ui/toast';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { setText } from '../../shared/form/set-text.ts';
import { policy } from '../../shared/session/policy.ts';
import { ActionRow } from './action-row.tsx';

/**
 * Fills contact 1 or 2 from the phone book (S2-133, S7-109). A number that another contact has (S5-32), or that the borrower logs
 * in with (S5-33), is not taken; a name that was typed stays when the phone book has none.
 */
export function PhoneBookRow({
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
  const pick = async () => {
    // Comes when it is used: most borrowers type.
    const book = await import('../../shared/bridge/phone-book.ts').catch(() => null);
    const picked = await book?.pickContact(slot);
    if (!picked) return;
    const { name, mobile } = picked;
    const values = form.getValues();
    const others = contactSlots.filter((other) => other !== slot).map((other) => contactFields(other).mobile);
    if (mobile === loginMobile) {
      toast(t('ownMobileTip'), { key: 'ownMobileTip', tone: 'warning' });
    } else if (others.some((other) => typedContactPhone(values[other], policy().phone) === mobile)) {
      toast(t('sameContactMobileTip'), { key: 'additionalInfomation.sameContactMobileTip', tone: 'warning' });
    } else {
      const fields = contactFields(slot);
      if (name !== '') setText(form, fields.name, name);
      setText(form, fields.mobile, mobile);
      announce(t('contact.picked', { slot }));
      // A number that cannot be called is shown at once: nobody typed it who would look at it again.
      if (!isKenyanMobile(mobile)) void form.trigger(fields.mobile);
    }
  };
  return (
    <ActionRow icon={<Users aria-hidden className="size-5" />} onClick={() => void pick()}>
      <span>
        {/* Both contacts have this button; read out, they are told apart. */}
        <span className="sr-only">{t('contact.number', { slot })}: </span>
        {t('contact.fromPhoneBook')}
      </span>
    </ActionRow>
  );
}
