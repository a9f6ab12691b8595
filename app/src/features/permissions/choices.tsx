import type { Consent } from '@kopa/contract/entities';
import type { ConsentPurpose } from '@kopa/contract/enumerations/permissions';
import { permissionsAsked, dataOfPermission } from '@kopa/contract/enumerations/permissions';
import { Button } from '@kopa/ui/button';
import { FieldGroup } from '@kopa/ui/field-row';
import { Note } from '@kopa/ui/note';
import { RhfCheckbox } from '@kopa/ui/react-hook-form';
import { useToast } from '@kopa/ui/toast';
import { useMutation, type UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { sendAnswers, type Sent } from '../../shared/consent/send-answers.ts';
import { anyUnsentHere, keepUnsent, unsentHere, type Answers } from '../../shared/consent/unsent-answers.ts';
import { askedWhenNeeded, choices, knownConsents, neverAnswered } from '../../shared/consent/use-consents.ts';
import { FailureNote } from '../../shared/screen/failure-note.tsx';
import { Page } from '../../shared/screen/page.tsx';
import { Wait } from '../../shared/screen/query-view.tsx';
import { useSession } from '../../shared/session/session.ts';
import { PrivacyLink } from './privacy-link.tsx';
import { useLeave } from './use-leave.ts';
import { PermissionIcon } from './permission-icon.tsx';
import { PermissionPurpose } from './permission-purpose.tsx';
import { WhatIsKept } from './what-is-kept.tsx';
import { WhenNeeded } from './when-needed.tsx';

type Ticks = Partial<Record<ConsentPurpose, boolean>>;

/**
 * One box per purpose, unticked by default, and two equal actions: with the ticked purposes, and without any.
 * Both also work offline, and a refusal never waits.
 */
export function Choices({
  consents,
  query,
  children,
}: {
  /** Undefined until the lender's purposes are known: a refusal needs no texts. */
  consents: readonly Consent[] | undefined;
  query: UseQueryResult<unknown, Error>;
  /** Information before the choice. */
  children: ReactNode;
}) {
  const { t } = useTranslation('permissions');
  const toast = useToast();
  const leave = useLeave();
  const session = useSession();
  const unsent = unsentHere();
  const asked = consents && choices(consents);
  // A box that the borrower has touched keeps its tick when the lender's answers arrive later.
  const form = useForm<Ticks>({
    values: answeredTicks(asked, unsent),
    resetOptions: { keepDirtyValues: true },
  });
  const isFirst = !consents || neverAnswered(consents, unsent).length > 0;
  const owner = session?.userId ?? null;

  const sending = useMutation<Sent, Error>({
    mutationFn: sendAnswers,
    onSuccess: (sent) => {
      if (sent === 'changed') {
        // The send has changed both: what this render knows of them is outdated.
        const now = knownConsents()?.consents ?? consents;
        form.reset(answeredTicks(now && choices(now), unsentHere()), { keepDirtyValues: false });
        return;
      }
      toast(t(sent === 'sent' ? 'saved' : session ? 'savedHere' : 'savedUntilLogin'));
      leave();
    },
  });
  const agree = form.handleSubmit((ticks) => {
    // Two taps may precede the next render.
    if (sending.isPending || !asked) return;
    keepUnsent(owner, answersTo(asked, ticks));
    sending.mutate();
  });
  const refuse = () => {
    keepUnsent(owner, asked ? answersTo(asked, {}) : refusalOfAll());
    if (!isFirst) toast(t('stopped'));
    // Navigation does not wait for the result.
    sendAnswers().catch(() => undefined);
    leave();
  };

  return (
    <Page
      title={t('title')}
      offlineText={t('offline')}
      footer={
        <div className="flex flex-col gap-3">
          <div role="status" className="empty:-mb-3">
            {sending.data === 'changed' && <Note tone="warning">{t('changed')}</Note>}
          </div>
          <FailureNote error={sending.error} />
          {asked && (
            <Button block variant="outline" busy={sending.isPending} busyLabel={t('saving')} onClick={agree}>
              {t(isFirst ? 'agree' : 'save')}
            </Button>
          )}
          <Button block variant="outline" onClick={refuse}>
            {t(isFirst ? 'without' : 'stop')}
          </Button>
        </div>
      }
    >
      <div className="flex flex-col gap-5 pb-6">
        <p className="text-body text-ink">{t('lead')}</p>
        {children}
        {anyUnsentHere() && <Note tone="info">{t(session ? 'unsent' : 'unsentUntilLogin')}</Note>}
        {asked && consents ? (
          <>
            <FieldGroup legend={t('choose')}>
              {asked.map((consent) => (
                <RhfCheckbox
                  key={consent.purpose}
                  control={form.control}
                  name={consent.purpose}
                  label={consent.name}
                  icon={<PermissionIcon purpose={consent.purpose} />}
                  caption={<PermissionPurpose consent={consent} />}
                />
              ))}
            </FieldGroup>
            <WhenNeeded consents={askedWhenNeeded(consents)} />
            <WhatIsKept consents={[...asked, ...askedWhenNeeded(consents)]} />
          </>
        ) : (
          <Wait queries={[query]} rows={6} part />
        )}
        <PrivacyLink />
      </div>
    </Page>
  );
}

/** Earlier answers, on this phone or at the lender. A consent to another text does not count. */
function answeredTicks(asked: readonly Consent[] = [], unsent: Answers): Ticks {
  return Object.fromEntries(
    asked.map(({ purpose, answer, version, answeredVersion }) => [
      purpose,
      unsent[purpose]?.given ?? (answer === 'given' && answeredVersion === version),
    ]),
  );
}

function answersTo(asked: readonly Consent[], ticks: Ticks): Answers {
  return Object.fromEntries(
    asked.map(({ purpose, version }) => [purpose, { version, given: ticks[purpose] ?? false }]),
  );
}

/** A refusal needs no texts, which may have failed to load. */
function refusalOfAll(): Answers {
  return Object.fromEntries(
    permissionsAsked('consent')
      .filter((permission) => dataOfPermission[permission] !== null)
      .map((permission) => [permission, { version: '', given: false }]),
  );
}
