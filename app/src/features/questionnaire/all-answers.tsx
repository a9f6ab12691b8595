import { saveQuestionnaire } from '@kopa/contract/calls/user';
import type { Order, UserInfo } from '@kopa/contract/entities';
import { shownPhone } from '@kopa/contract/market/phone';
import { Button } from '@kopa/ui/button';
import { Card } from '@kopa/ui/card';
import { Smartphone } from '@kopa/ui/icons';
import { ListRow } from '@kopa/ui/list-row';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearch } from '../../shared/address/use-search.ts';
import { navigate } from '../../shared/address/navigation.ts';
import { clearDraft } from '../../shared/draft/draft.ts';
import { useFormat } from '../../shared/language/format.ts';
import { send } from '../../shared/lender/client.ts';
import { useCommand } from '../../shared/lender/use-command.ts';
import { SendFooter, useOrderMoved } from '../../shared/order/application-page.tsx';
import { applicationSteps } from '../../shared/order/application-steps.ts';
import { quoteIn } from '../../shared/order/quote-in.ts';
import { Page } from '../../shared/screen/page.tsx';
import { policy } from '../../shared/session/policy.ts';
import { asList, correctionOf, firstMissing, section, type Answers } from './answers.ts';
import { useQuestionTexts, type Question } from './question-texts.ts';
import { useSectionLines, type Line } from './section-lines.ts';

const [personal, additional, identity, payout, questionnaire] = applicationSteps;

/** Every answer with a way to its correction, the destination of the money first, and the sending. */
export function AllAnswers({
  order,
  user,
  questions,
  answers,
}: {
  order: Order;
  user: UserInfo;
  questions: readonly Question[];
  answers: Answers;
}) {
  const { t } = useTranslation(['check', 'questions', 'identity', 'application']);
  const format = useFormat();
  const { orderNo } = order;
  const texts = useQuestionTexts();
  const lines = useSectionLines();
  const moved = useOrderMoved();
  // Saved for an earlier application and taken over.
  const isOld = (savedAt: number | null) => savedAt !== null && savedAt < order.createTime;
  useReturnedTo(useSearch().get('changed'));
  const command = useCommand({
    scope: `${section}:${orderNo}`,
    commits: true,
    send: (body: Answers, { idempotencyKey }) =>
      send(saveQuestionnaire, { loanOrderId: orderNo, answers: asList(questions, body) }, { idempotencyKey }),
    onDone: (result) => {
      clearDraft(orderNo, section);
      if (result.order) moved(result.order);
    },
    onFailed: (error) => {
      const missing = questions[firstMissing(questions, error)];
      if (missing) navigate(`${questionnaire.path}?missing=${missing.code}`);
    },
  });
  return (
    <Page
      title={t('title')}
      offlineText={t('application:savedOffline')}
      footer={
        <SendFooter
          busy={command.busy}
          error={command.error}
          label={t('questions:send')}
          onClick={() => command.run(answers)}
        />
      }
    >
      <div className="flex flex-col gap-3 pb-6">
        <h2 className="text-heading text-ink">{t('heading')}</h2>
        <p className="text-body text-muted">{t('lead')}</p>
        <Destination order={order} user={user} />
        <Part title={t('about')} name="personal" path={personal.path} isOld={isOld(user.savedAt.personal)}>
          <Lines lines={lines.personal(user.personal ?? {})} />
        </Part>
        <Part
          title={t('work')}
          name="additional"
          path={additional.path}
          isOld={isOld(user.savedAt.additional)}
        >
          <Lines lines={lines.additional(user.additional ?? {})} />
        </Part>
        <Part title={t('identity:title')} name="identity" path={identity.path}>
          <Lines
            lines={(['front', 'back', 'face'] as const)
              .filter((side) => order.photos[side])
              .map((side) => ({
                name: side,
                label: t(`identity:${side}.title`),
                value: t('identity:done.received'),
              }))}
          />
        </Part>
        <Part title={t('questions:title')}>
          {questions.map((question) => {
            const { title, options } = texts(question);
            const { code } = question;
            return (
              <ListRow
                key={code}
                id={changeId(code)}
                label={options.find(({ value }) => value === answers[code])?.label ?? ''}
                caption={title}
                onClick={() => navigate(correctionOf(questionnaire.path, code))}
              />
            );
          })}
        </Part>
        <Part title={t('loan')}>
          <Lines
            lines={[
              { name: 'sum', label: t('borrow'), value: format.money(order.loanAmount) },
              { name: 'days', label: t('for'), value: t('days', { days: order.tenure }) },
              { name: 'due', label: t('payBack'), value: format.money(quoteIn(order).dueCents) },
            ]}
          />
        </Part>
      </div>
    </Page>
  );
}

const changeId = (part: string) => `change-${part}`;

/** After a correction the focus returns to the same way to change. */
function useReturnedTo(part: string | null) {
  useEffect(() => {
    const change = part === null ? null : document.getElementById(changeId(part));
    change?.scrollIntoView({ block: 'center' });
    change?.focus({ preventScroll: true });
  }, [part]);
}

function Change({ name, path, title }: { name: string; path: string; title: string }) {
  const { t } = useTranslation('check');
  return (
    <Button
      variant="text"
      className="-mx-3 shrink-0"
      id={changeId(name)}
      onClick={() => navigate(correctionOf(path, name))}
    >
      {t('change')}
      <span className="sr-only"> {title}</span>
    </Button>
  );
}

/** Where the money goes: the most expensive mistake. */
function Destination({ order, user }: { order: Order; user: UserInfo }) {
  const { t } = useTranslation('check');
  const { accountNumber, applicantName = '' } = user.payout ?? {};
  const own = [user.personal?.['firstName'], user.personal?.['lastName']].filter(Boolean).join(' ');
  const { name = '', maskedNumber = '' } = order.payout ?? {};
  return (
    <section className="flex gap-3 rounded-medium border-2 border-primary bg-primary-soft px-4 py-3 text-on-primary-soft">
      {accountNumber && <Smartphone aria-hidden className="size-6 shrink-0" />}
      <div className="min-w-0 flex-1">
        <div className="-my-2 flex flex-wrap items-center justify-between gap-x-3">
          <h3 className="text-label">{t('money')}</h3>
          <Change name="payout" path={payout.path} title={t('money')} />
        </div>
        <p className="text-heading tabular-nums text-ink">
          {accountNumber ? shownPhone(accountNumber, policy().market) : maskedNumber}
        </p>
        <p className="text-label">{[name, applicantName].filter(Boolean).join(', ')}</p>
        {applicantName !== '' && applicantName.toLowerCase() !== own.toLowerCase() && (
          <p className="pt-2 text-label font-semibold text-ink">{t('otherName')}</p>
        )}
      </div>
    </section>
  );
}

/** A card under a title; with `path`, its answers are changed there. `isOld`: none has changed this time. */
function Part({
  title,
  name,
  path,
  isOld = false,
  children,
}: {
  title: string;
  name?: string;
  path?: string;
  isOld?: boolean;
  children: ReactNode;
}) {
  const { t } = useTranslation('check');
  return (
    <Card flush>
      <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-3 border-b border-decor px-4">
        <div className="py-2">
          <h3 className="text-title text-ink">{title}</h3>
          {isOld && <p className="text-caption text-muted">{t('sameAsBefore')}</p>}
        </div>
        {name && path && <Change name={name} path={path} title={title} />}
      </div>
      {children}
    </Card>
  );
}

function Lines({ lines }: { lines: readonly Line[] }) {
  return (
    <dl className="px-4">
      {lines.map(({ name, label, value }, index) => (
        <div
          key={name}
          className={`flex flex-wrap items-baseline gap-x-3 py-2.5 ${index > 0 ? 'border-t border-decor' : ''}`}
        >
          <dt className="flex-[2] basis-[6rem] text-caption text-muted">{label}</dt>
          <dd className="min-w-0 flex-[3] basis-[8rem] text-label font-medium whitespace-pre-line text-ink">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
