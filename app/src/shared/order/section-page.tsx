import type { Order } from '@kopa/contract/entities';
import { useToast } from '@kopa/ui/toast';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { keepOnPhone, takeLenders, twoVersions, type LendersVersion } from '../draft/two-versions.ts';
import { FormErrors, UnseenErrors } from '../form/form-errors.tsx';
import { FormLegend } from '../form/form-legend.tsx';
import { asKept, useSectionForm, type SectionFormOptions } from '../form/section-form.ts';
import { useResume } from '../form/use-resume.ts';
import { useCommand, type CommandContext } from '../lender/use-command.ts';
import { Page } from '../screen/page.tsx';
import { Wait } from '../screen/query-view.tsx';
import { ApplicationPage, FormSteps, SendFooter, useOrderMoved } from './application-page.tsx';
import { SectionScreen, useSavedAt } from './section-screen.tsx';
import { useSending } from './use-sending.ts';

export { SectionScreen };

const VersionsQuestion = lazy(() => import('./versions-question.tsx'));

type Texts = Record<string, string>;

/** A form of the application, and what it is shown and sent with. */
export interface SectionPageProps<Values extends Texts> extends Omit<
  SectionFormOptions<Values>,
  'orderNo' | 'savedAt'
> {
  order: Order;
  position: number;
  title: string;
  heading?: string;
  /** Every row in its order, with its label. */
  labels: readonly (readonly [field: string, label: string])[];
  /** The rows that must be filled now. */
  wanted: (values: Values) => readonly string[];
  send: (values: Values, context: CommandContext) => Promise<{ order: Order }>;
  children: (form: UseFormReturn<Values>) => ReactNode;
}

/**
 * A form of the application: step bar, heading, error summary, rows, and the button that sends it and moves the order. When
 * this phone and the lender have different answers, it first asks which to keep.
 */
export function SectionPage<Values extends Texts>(props: SectionPageProps<Values>) {
  const { order, section, empty, saved, schema, title } = props;
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
  if (!versions) return <SectionForm {...props} savedAt={savedAt} />;
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
          labels={props.labels}
          onKeepPhone={answered(keepOnPhone)}
          onTakeSent={answered(takeLenders)}
        />
      </Suspense>
    </Page>
  );
}

let toldThatNothingIsKept = false;

function SectionForm<Values extends Texts>({
  order,
  position,
  title,
  heading,
  labels,
  wanted,
  send,
  children,
  ...options
}: SectionPageProps<Values> & { savedAt: number | null }) {
  const { t } = useTranslation('application');
  const toast = useToast();
  const moved = useOrderMoved();
  const { form, found, lastField, keeps, restored, submit, showFailure, done } = useSectionForm<Values>({
    ...options,
    orderNo: order.orderNo,
  });
  useResume(lastField);
  useEffect(() => {
    if (keeps || toldThatNothingIsKept) return;
    toldThatNothingIsKept = true;
    toast(t('cannotKeep'), { key: 'cannotKeep' });
  }, [keeps, toast, t]);
  const [shownByRows, setShownByRows] = useState(false);
  const command = useCommand({
    scope: `${options.section}:${order.orderNo}`,
    send,
    onDone: (result) => {
      done();
      moved(result.order);
    },
    onFailed: (error) => setShownByRows(showFailure(error)),
  });
  const sending = useSending({ submit, run: command.run });
  return (
    <ApplicationPage
      title={title}
      offlineText={t(keeps ? 'savedOffline' : 'unsavedOffline')}
      steps={<FormSteps position={position} form={form} wanted={wanted} />}
      footer={
        <SendFooter
          busy={command.busy}
          error={shownByRows ? null : command.error}
          status={sending.waiting ? t('waiting') : undefined}
          label={t('continue')}
          onClick={sending.send}
        >
          <UnseenErrors found={found} labels={labels} />
        </SendFooter>
      }
    >
      {heading && <h2 className="pt-2 text-heading text-ink">{heading}</h2>}
      <FormErrors found={found} labels={labels} />
      <div>
        <FormLegend form={form} keeps={keeps} restored={restored} />
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            sending.send();
          }}
          className="flex flex-col gap-6"
        >
          {children(form)}
          {/* Enter on a phone's keyboard sends the form, which needs a button inside of it. */}
          <button type="submit" hidden>
            {t('continue')}
          </button>
        </form>
      </div>
    </ApplicationPage>
  );
}
