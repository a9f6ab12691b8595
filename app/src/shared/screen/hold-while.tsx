import { requestTimeout } from '@kopa/contract/wire/headers';
import { LoadingOverlay } from '@kopa/ui/loading-overlay';
import { useTranslation } from 'react-i18next';

/** A command gives up first and says why itself. */
const timeout = requestTimeout + 5_000;

/**
 * Holds the page while a command is on its way that nothing may contradict meanwhile, as collecting or cancelling a loan. Gone
 * with any end of the command: an answer, a refusal, a lost line (S8-09).
 */
export function HoldWhile({ busy }: { busy: boolean }) {
  const { t } = useTranslation('application');
  return <LoadingOverlay open={busy} label={t('sending')} timeout={timeout} />;
}
