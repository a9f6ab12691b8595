import type { BorrowerPage } from '@kopa/contract/desk/borrower-entities';
import { contactKind, isOwn, thirdPersonOf, type ContactName } from '@kopa/contract/fields/contacts';
import { useTranslation } from 'react-i18next';

/** Names a contact: 'Email', or 'Contact 2 (Parent): Phone'; without a relation 'Contact 2: Phone'. */
export function useContactWords(): (
  name: ContactName,
  relation?: BorrowerPage['contacts'][number]['relation'],
) => string {
  const { t } = useTranslation(['desk', 'enumerations']);
  return (name, relation = null) => {
    if (isOwn(name)) return t(`masked.name.${name}`);
    const kind = contactKind(name);
    const said = { slot: thirdPersonOf(name)?.slot, row: kind === 'email' ? '' : t(`contacts.row.${kind}`) };
    return relation === null
      ? t('contacts.third', said)
      : t('contacts.thirdOf', { ...said, relation: t(`enumerations:contactRelation.${relation}`) });
  };
}
