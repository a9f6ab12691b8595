import type { Order, UserInfo } from '@kopa/contract/entities';
import { useState, type ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormErrors } from '../form/form-errors.tsx';
import { FormLegend } from '../form/form-legend.tsx';
import { useSectionForm } from '../form/section-form.ts';
import { useResume } from '../form/use-resume.ts';
import { useCommand, type CommandContext } from '../lender/use-command.ts';
import { Page } from '../screen/page.tsx';
import { Wait } from '../screen/query-view.tsx';
import {
  ApplicationPage,
  ApplicationPart,
  FormSteps,
  SendFooter,
  useOrderMoved,
} from './application-page.tsx';
import { useUser } from './use-latest-order.ts';

type Texts = Record<string, string>;

/** Opens a form of the application once it is known which order it belongs to and what the borrower has told before. */
export function SectionScreen({
  position,
  title,
  children,
}: {
  position: number;
  title: string;
  children: (order: Order, user: UserInfo) => ReactNode;
}) {
  const user = useUser();
  // What was saved on the screen before must be in it, and what is saved here must not start the form again.
  const [known, setKnown] = useState<UserInfo | null>(null);
  if (!known && user.data && !(user.isStale && user.fetchStatus === 'fetching')) setKnown(user.data);
  return (
    <ApplicationPart position={position} title={title}>
      {(order) =>
        known ? (
          children(order, known)
        ) : (
          <Page title={title}>
            <Wait queries={[user]} />
          </Page>
        )
      }
    </ApplicationPart>
  );
}

/** A form of the application: step bar, heading, error summary, rows, and the button that sends it and moves the order. */
export function SectionPage<Values extends Texts>({
  order,
  position,
  section,
  title,
  heading,
  empty,
  saved,
  schema,
  labels,
  wanted,
  send,
  children,
}: {
  order: Order;
  position: number;
  /** Names the draft and the command. */
  section: string;
  title: string;
  heading?: string;
  /** Every field with what it starts with. */
  empty: Values;
  /** What the lender has from before. */
  saved: Texts | null;
  schema: Parameters<typeof useSectionForm>[0]['schema'];
  /** Every row in its order, with its label. */
  labels: readonly (readonly [field: string, label: string])[];
  /** The rows that must be filled now. */
  wanted: (values: Values) => readonly string[];
  send: (values: Values, context: CommandContext) => Promise<{ order: Order }>;
  children: (form: UseFormReturn<Values>) => ReactNode;
}) {
  const { t } = useTranslation('application');
  const moved = useOrderMoved();
  const { form, found, lastField, submit, showFailure, done } = useSectionForm<Values>({
    orderNo: order.orderNo,
    section,
    empty,
    saved,
    schema,
  });
  useResume(lastField);
  const command = useCommand({
    scope: `${section}:${order.orderNo}`,
    send,
    onDone: (result) => {
      done();
      moved(result.order);
    },
    onFailed: showFailure,
  });
  const sendValues = submit((values) => command.run(values));
  const shownByRows = command.error && Object.keys(command.error.fields).length > 0;
  return (
    <ApplicationPage
      title={title}
      steps={<FormSteps position={position} form={form} wanted={wanted} />}
      footer={
        <SendFooter
          busy={command.busy}
          error={shownByRows ? null : command.error}
          label={t('continue')}
          onClick={() => void sendValues()}
        />
      }
    >
      {heading && <h2 className="pt-2 text-heading text-ink">{heading}</h2>}
      <FormErrors found={found} labels={labels} />
      <div>
        <FormLegend form={form} />
        <form noValidate onSubmit={(event) => void sendValues(event)} className="flex flex-col gap-6">
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
