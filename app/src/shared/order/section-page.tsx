import type { SectionCall } from '@kopa/contract/calls/section-call';
import type { Order, UserInfo } from '@kopa/contract/entities';
import { RhfErrorSummary, RhfOtherErrors } from '@kopa/ui/react-hook-form';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { keepOnPhone, takeLenders, twoVersions, type LendersVersion } from '../draft/two-versions.ts';
import { ContractForm } from '../form/contract-form.tsx';
import { FormLegend } from '../form/form-legend.tsx';
import { asKept, useKeptForm, type KeptFormOptions } from '../form/kept-form.ts';
import { showFindings } from '../form/lenders-findings.ts';
import type { RowLabels } from '../form/row-of.ts';
import { SentForm } from '../form/sent-form.tsx';
import { useFieldEvents } from '../form/use-field-events.ts';
import { send } from '../lender/client.ts';
import { amend, queryKeys } from '../lender/queries.ts';
import { useCommand } from '../lender/use-command.ts';
import { Page } from '../screen/page.tsx';
import { Wait } from '../screen/query-view.tsx';
import { useToday } from '../screen/use-today.ts';
import { policy } from '../session/policy.ts';
import {
  ApplicationPage,
  FormSteps,
  SendFooter,
  useCorrection,
  useOrderKept,
  useOrderMoved,
} from './application-page.tsx';
import { applicationSteps } from './application-steps.ts';
import { SectionScreen, useSavedAt } from './section-screen.tsx';
import { useSending } from './use-sending.ts';

export { SectionScreen };

const VersionsQuestion = lazy(() => import('./versions-question.tsx'));

type Texts = Record<string, string>;

/** A section of the application with its form and call. */
export interface SectionPageProps<Values extends Texts> extends Omit<
  KeptFormOptions<Values>,
  'orderNo' | 'savedAt' | 'section' | 'schema'
> {
  /** Saves the section, and says how it is checked and what its events are called. */
  call: SectionCall;
  order: Order;
  /** National digits. */
  loginMobile: string;
  position: number;
  title: string;
  heading?: string;
  /** All rows in order, with their labels for these answers. */
  labels: RowLabels;
  /** The currently required rows. */
  wanted: (values: Values) => readonly string[];
  children: (form: UseFormReturn<Values>) => ReactNode;
}

/**
 * A form of the application: step bar, heading, error summary, rows, and the button that sends the section
 * and moves the order. When phone and lender have different answers, asks first which to keep.
 */
export function SectionPage<Values extends Texts>(props: SectionPageProps<Values>) {
  const { call, order, empty, saved, loginMobile, title } = props;
  const section = call.section.name;
  const schema = call.section.schema({ policy: policy(), today: useToday(), loginMobile });
  const savedAt = useSavedAt()?.[section] ?? null;
  const [lenders] = useState<LendersVersion>({
    orderNo: order.orderNo,
    section,
    fields: Object.keys(empty),
    saved,
    savedAt,
    asKept: (values) => asKept(schema, { ...empty, ...values }),
  });
  const [versions, setVersions] = useState(() => twoVersions(lenders));
  if (!versions) return <SectionForm {...props} section={section} schema={schema} savedAt={savedAt} />;
  const answered = (answer: (lenders: LendersVersion) => void) => () => {
    answer(lenders);
    setVersions(null);
  };
  return (
    <Page title={title}>
      <Wait queries={[]} />
      <Suspense>
        <VersionsQuestion
          versions={versions}
          saved={lenders.saved}
          fields={call.section.fields}
          labels={props.labels}
          onKeepPhone={answered(keepOnPhone)}
          onTakeSent={answered(takeLenders)}
        />
      </Suspense>
    </Page>
  );
}

function SectionForm<Values extends Texts>({
  call,
  order,
  position,
  title,
  heading,
  labels,
  wanted,
  children,
  ...options
}: SectionPageProps<Values> & Pick<KeptFormOptions<Values>, 'savedAt' | 'section' | 'schema'>) {
  const { t } = useTranslation('application');
  const moved = useOrderMoved();
  const movedLater = useOrderKept(position);
  const { form, keeps, restored, submit, done } = useKeptForm<Values>({
    ...options,
    orderNo: order.orderNo,
  });
  useFieldEvents(form, call.section);
  const [shownByRows, setShownByRows] = useState(false);
  const { section } = options;
  const { orderNo } = order;
  const scope = `${section}:${orderNo}`;
  const requestOf = (values: Values) => ({ loanOrderId: orderNo, ...values });
  const command = useCommand({
    scope,
    send: (values: Values, { idempotencyKey }) => send(call, requestOf(values), { idempotencyKey }),
    onDone: (result) => {
      done();
      moved(result.order);
    },
    onFailed: ({ fields }) => setShownByRows(showFindings(form, fields)),
  });
  const sending = useSending({
    submit,
    command,
    // Where the money goes is confirmed by the lender, with its page open.
    later: (values) =>
      section === 'personal' || section === 'additional'
        ? {
            scope,
            kind: section,
            to: call.path.slice(1),
            request: requestOf(values),
            path: applicationSteps[position]!.path,
            draft: [orderNo, section],
          }
        : null,
    onKept: (values) => {
      amend<UserInfo>(queryKeys.user, (user) => ({ ...user, [section]: values }));
      movedLater();
    },
  });
  const goOn = t(useCorrection() ? 'goBack' : 'continue');
  return (
    <ContractForm form={form}>
      <ApplicationPage
        title={title}
        offlineText={t(keeps ? 'savedOffline' : 'unsavedOffline')}
        steps={<FormSteps position={position} form={form} wanted={wanted} />}
        footer={
          <SendFooter
            busy={command.busy}
            error={shownByRows ? null : command.error}
            waits={sending.waiting}
            keeps={keeps}
            label={goOn}
            onClick={sending.send}
          >
            <RhfOtherErrors labelOf={(field) => new Map(labels(form.getValues())).get(field)} />
          </SendFooter>
        }
      >
        {heading && <h2 className="pt-2 text-heading text-ink">{heading}</h2>}
        <RhfErrorSummary />
        <div>
          <FormLegend form={form} keeps={keeps} restored={restored} />
          <SentForm onSend={sending.send} label={goOn} gap="gap-6">
            {children(form)}
          </SentForm>
        </div>
      </ApplicationPage>
    </ContractForm>
  );
}
