import { openIdReasons } from '@kopa/contract/desk/open-id';
import { rolesWith, staffRoles, type StaffRole } from '@kopa/contract/desk/rights';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { DeskCallError } from '../lender/desk-call-error.ts';

const openIdReason = z.object({ reason: z.enum(openIdReasons) });
const asked = z.object({ ask: z.array(z.enum(staffRoles)) });

/** Explains an error and its remedy in the reader's language; a missing right with the roles to ask. */
export function useFailureText(): (error: unknown) => string {
  const { t } = useTranslation(['desk', 'deskErrors']);
  const rolesText = useRolesText();
  return (error) => {
    const failure = error instanceof DeskCallError ? error.failure : 'unreadable';
    const told = z.safeParse(asked, error instanceof DeskCallError ? error.data : null);
    if (failure === 'rightMissing' && told.success)
      return t('right.missing', { roles: rolesText(told.data.ask) });
    const why = z.safeParse(openIdReason, error instanceof DeskCallError ? error.data : null);
    if (failure === 'openIdRefused' && why.success) return t(`openId.${why.data.reason}`);
    return t([`deskErrors:${failure}`, `failure.${failure}`, 'failure.internal']);
  };
}

/** Names roles: 'agent or admin'. */
export function useRolesText(): (roles: readonly StaffRole[]) => string {
  const { t, i18n } = useTranslation('desk');
  return (roles) =>
    new Intl.ListFormat(i18n.language, { type: 'disjunction' }).format(
      roles.map((role) => t(`role.${role}`)),
    );
}

/** Says whom to ask for what one may not do. */
export function useWhomToAsk(): (right: Parameters<typeof rolesWith>[0]) => string {
  const { t } = useTranslation('desk');
  const rolesText = useRolesText();
  return (right) => t('right.ask', { roles: rolesText(rolesWith(right)) });
}
