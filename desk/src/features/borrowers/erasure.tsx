import { deskAskErasure } from '@kopa/contract/desk/calls/borrowers';
import { recognitions, type BorrowerPage } from '@kopa/contract/desk/borrower-entities';
import { Button } from '@kopa/ui/button';
import { RhfRadioList } from '@kopa/ui/react-hook-form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeptForm } from '../../shared/form/kept-form.ts';
import { ReasonForm } from '../../shared/form/reason-form.tsx';
import { useFormat } from '../../shared/language/format.ts';
import { useWhomToAsk } from '../../shared/language/use-failure-text.ts';
import { send } from '../../shared/lender/client.ts';
import { useMay } from '../../shared/session/session.ts';
import { useAccountCommand } from './use-account-command.ts';

const right = { area: 'accounts', may: 'act' } as const;

interface Asked {
  id: string;
  recognised: string;
  why: string;
}

/** The borrower's erasure: its day, or asking for one on the borrower's behalf. */
export function Erasure({ page: { borrower, erasure } }: { page: BorrowerPage }) {
  const { t } = useTranslation('desk');
  const { moment } = useFormat();
  const mayAct = useMay(right);
  const whomToAsk = useWhomToAsk();
  const [isAsking, setAsking] = useState(false);
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-body font-semibold text-ink">{t('borrowers.erasure.title')}</h2>
      {erasure ? (
        <p className="text-caption text-ink">{t('borrowers.erasureDue', { time: moment(erasure.dueAt) })}</p>
      ) : !mayAct ? (
        <p className="text-caption text-muted">{whomToAsk(right)}</p>
      ) : isAsking ? (
        <Ask id={borrower.id} onClose={() => setAsking(false)} />
      ) : (
        <Button variant="outline" tone="danger" block onClick={() => setAsking(true)}>
          {t('borrowers.erasure.ask')}
        </Button>
      )}
    </section>
  );
}

function Ask({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('desk');
  const empty = { id, recognised: '', why: '' };
  const { form, forget } = useKeptForm<Asked>(deskAskErasure.request, empty, 'erasure', id);
  const command = useAccountCommand(id, form, {
    send: (body, options) => send(deskAskErasure, deskAskErasure.request.parse(body), options),
    done: t('borrowers.erasure.asked'),
    onClose: () => {
      forget();
      onClose();
    },
  });
  return (
    <ReasonForm
      form={form}
      command={command}
      how={t('borrowers.erasure.how')}
      act={t('borrowers.erasure.ask')}
      busy={t('borrowers.erasure.asking')}
      keep={t('borrowers.erasure.keep')}
      onKeep={onClose}
    >
      <RhfRadioList
        name="recognised"
        legend={t('borrowers.erasure.recognised')}
        options={recognitions.map((value) => ({ value, label: t(`borrowers.erasure.by.${value}`) }))}
      />
    </ReasonForm>
  );
}
