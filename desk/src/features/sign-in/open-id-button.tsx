import { deskOpenIdBegin } from '@kopa/contract/desk/calls/open-id';
import { deskStart } from '@kopa/contract/desk/calls/sign-in';
import { Button } from '@kopa/ui/button';
import { ExternalLink } from '@kopa/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useFailureText } from '../../shared/language/use-failure-text.ts';
import { send } from '../../shared/lender/client.ts';
import { queryKeys } from '../../shared/lender/queries.ts';
import { useCommand } from '../../shared/lender/use-command.ts';
import { Said } from '../../shared/screen/said.tsx';
import { keepWayBack } from './way-back.ts';

/** Leads to the lender's OpenID Connect provider; nothing where none is set. */
export function OpenIdButton() {
  const { t } = useTranslation('desk');
  const { pathname, search } = useLocation();
  const failureText = useFailureText();
  // Apart from the start, which a sign-in and a sign-out replace.
  const { data: provider } = useQuery({
    queryKey: queryKeys.openId,
    queryFn: async ({ signal }) => (await send(deskStart, {}, { signal })).openId,
    staleTime: Infinity,
  });
  const command = useCommand({
    send: (body: Record<string, never>) => send(deskOpenIdBegin, body),
    onDone: ({ address }) => {
      keepWayBack(pathname.startsWith('/sign-in') ? '/' : pathname + search);
      location.assign(address);
    },
  });
  if (!provider) return null;
  return (
    <>
      {command.error ? <Said>{failureText(command.error)}</Said> : null}
      <Button
        block
        variant="outline"
        icon={<ExternalLink aria-hidden />}
        busy={command.busy}
        busyLabel={t('openId.leaving')}
        onClick={() => command.run({})}
      >
        {provider.label === '' ? t('openId.enter') : t('openId.enterWith', { name: provider.label })}
      </Button>
    </>
  );
}
