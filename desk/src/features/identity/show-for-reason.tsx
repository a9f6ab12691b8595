import { deskIdentityShow } from '@kopa/contract/desk/calls/identity';
import { deskRules } from '@kopa/contract/desk/desk-rules';
import { Button } from '@kopa/ui/button';
import { Eye } from '@kopa/ui/icons';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../shared/language/use-failure-text.ts';
import { send } from '../../shared/lender/client.ts';
import { queryKeys } from '../../shared/lender/queries.ts';
import { useCommand } from '../../shared/lender/use-command.ts';
import { Said } from '../../shared/screen/said.tsx';
import { useWhy, WhyField } from '../../shared/work/why-field.tsx';

/** Photos and values of an identity that is not one's own: opened for a minute, for a recorded reason. */
export function ShowForReason({ id }: { id: string }) {
  const { t } = useTranslation('desk');
  const failureText = useFailureText();
  const queries = useQueryClient();
  const why = useWhy('identity', id);
  const queryKey = queryKeys.identityOne(id);
  const command = useCommand({
    send: (body: { why: string }) => send(deskIdentityShow, { id, ...body }),
    onDone: (review) => {
      why.keep('');
      queries.setQueryData(queryKey, review);
      // The lender masks again, and so does the page.
      setTimeout(() => void queries.invalidateQueries({ queryKey }), deskRules.shownSeconds * 1_000);
    },
  });
  return (
    <div className="flex flex-col gap-3 rounded-card border border-decor bg-page p-4">
      <p className="text-body text-muted">{t('identity.showWhy', { seconds: deskRules.shownSeconds })}</p>
      {command.error ? <Said>{failureText(command.error)}</Said> : null}
      <WhyField why={why} />
      <div>
        <Button
          variant="outline"
          icon={<Eye aria-hidden />}
          busy={command.busy}
          busyLabel={t('answer.sending')}
          onClick={() => why.with((text) => command.run({ why: text }))}
        >
          {t('identity.show')}
        </Button>
      </div>
    </div>
  );
}
