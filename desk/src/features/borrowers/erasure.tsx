import { deskAskErasure } from '@kopa/contract/desk/calls/borrowers';
import { recognitions, type BorrowerPage } from '@kopa/contract/desk/borrower-entities';
import { Button } from '@kopa/ui/button';
import { RhfRadioList } from '@kopa/ui/react-hook-form';
import { useToast } from '@kopa/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showFields, useDeskForm } from '../../shared/form/desk-form.tsx';
import { ReasonForm } from '../../shared/form/reason-form.tsx';
import { useFormat } from '../../shared/language/format.ts';
import { useWhomToAsk } from '../../shared/language/use-failure-text.ts';
import { send } from '../../shared/lender/client.ts';
import { queryKeys } from '../../shared/lender/queries.ts';
import { useCommand } from '../../shared/lender/use-command.ts';
import { useMay } from '../../shared/session/session.ts';

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
  const toast = useToast();
  const queries = useQueryClient();
  const form = useDeskForm<Asked>(deskAskErasure.request, { id, recognised: '', why: '' });
  const command = useCommand({
    send: (body: Asked, options) => send(deskAskErasure, deskAskErasure.request.parse(body), options),
    onDone: (page) => {
      queries.setQueryData(queryKeys.borrower(id), page);
      toast(t('borrowers.erasure.asked'));
      onClose();
      return queries.invalidateQueries({ queryKey: queryKeys.borrowersActs(id) });
    },
    onFailed: (error) => showFields(form, error),
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
