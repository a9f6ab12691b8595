import { Button } from '@kopa/ui/button';
import { BottomSheet } from '@kopa/ui/bottom-sheet';
import { Card } from '@kopa/ui/card';
import { ListRow } from '@kopa/ui/list-row';
import { SwipeAction } from '@kopa/ui/swipe-action';
import { useToast } from '@kopa/ui/toast';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { navigate } from '../address/navigation.ts';
import { useFormat } from '../language/format.ts';
import { language } from '../language/language.ts';
import { CallError, type FailureName } from '../lender/call-error.ts';
import { useOnline } from '../screen/page.tsx';
import { screenOf } from '../order/application-steps.ts';
import { keptBegun } from '../order/begun-application.ts';
import { useFailureText } from '../screen/use-failure-text.ts';
import { sendNow } from './later-sender.tsx';
import { dropWaiting, useWaiting, type Waiting } from './waiting.ts';

/** The way back to an unfinished application, and what waits to be sent. */
export default function WaitingRow({ begun }: { begun: boolean }) {
  return (
    <>
      {begun && <Begun />}
      <WaitingCard />
    </>
  );
}

/** The unfinished application as this phone has seen it last. */
function Begun() {
  const { t } = useTranslation('application');
  const order = keptBegun()?.value.order;
  if (!order) return null;
  return (
    <Card>
      <h2 className="mb-2 text-label font-semibold text-ink">{t('outbox.begun')}</h2>
      <Button block onClick={() => navigate(screenOf(order.step))}>
        {t('continue')}
      </Button>
    </Card>
  );
}

/** How much waits to be sent, with a sheet in which each is seen, opened, taken out or sent. */
function WaitingCard() {
  const { t } = useTranslation('application');
  const toast = useToast();
  const online = useOnline();
  const all = useWaiting();
  const [open, setOpen] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  if (all.length === 0) return null;
  const title = t('outbox.count', { count: all.length });
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <p className="text-label font-semibold text-ink">{title}</p>
        <Button variant="text" className="-my-2 -me-2" onClick={() => setOpen(true)}>
          {t('outbox.open')}
        </Button>
      </div>
      <BottomSheet open={open} onOpenChange={setOpen} title={title} height="auto">
        <div className="flex flex-col gap-4 pb-4">
          <p className="text-body text-muted">{t('outbox.lead')}</p>
          <ul ref={list} tabIndex={-1} className="-mx-4 -outline-offset-3 border-b border-decor">
            {all.map((entry) => (
              <Entry
                key={entry.scope}
                entry={entry}
                onDrop={() => {
                  // The focus must not leave with the row.
                  list.current?.focus();
                  dropWaiting(entry.scope);
                }}
              />
            ))}
          </ul>
          {online && (
            <Button block onClick={() => sendNow(toast)}>
              {t('outbox.now')}
            </Button>
          )}
        </div>
      </BottomSheet>
    </Card>
  );
}

function Entry({ entry, onDrop }: { entry: Waiting; onDrop: () => void }) {
  const { t } = useTranslation('application');
  // The reason of a refusal may not have arrived in this page; without it the row stays.
  useTranslation('errors', { useSuspense: false });
  const format = useFormat();
  const failureText = useFailureText();
  const { kind, refusal, path, at } = entry;
  const name = t(`outbox.kind.${kind}`);
  return (
    <li className="border-t border-decor">
      <SwipeAction label={name} items={[{ id: 'drop', label: t('outbox.drop') }]} onChoose={onDrop}>
        <ListRow
          label={name}
          caption={
            refusal === null ? (
              t('outbox.since', { time: format.time(at) })
            ) : (
              <span className="font-semibold text-danger">
                {t('outbox.notTaken')}{' '}
                {language.exists(`errors:${refusal}`) && failureText(new CallError(refusal as FailureName))}
              </span>
            )
          }
          onClick={() => navigate(path)}
        />
      </SwipeAction>
    </li>
  );
}
