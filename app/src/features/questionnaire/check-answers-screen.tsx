import type { Order, UserInfo } from '@kopa/contract/entities';
import { orderSteps } from '@kopa/contract/order-steps';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GoTo } from '../../shared/address/go-to.tsx';
import { screenOf } from '../../shared/order/application-steps.ts';
import { useLatestOrder, useUser } from '../../shared/order/use-latest-order.ts';
import { Page } from '../../shared/screen/page.tsx';
import { Wait } from '../../shared/screen/query-view.tsx';
import { firstOpen, hasQuestions, startAnswers, type Answers } from './answers.ts';
import { AllAnswers } from './all-answers.tsx';
import type { Question } from './question-texts.ts';

interface Known {
  order: Order;
  user: UserInfo;
  questions: readonly Question[];
  answers: Answers;
}

/** /auth/check_answers: all answers of an application, before the application is sent. */
export default function CheckAnswersScreen() {
  // All texts of its parts: a part that waits for its own texts would suspend the screen.
  const { t } = useTranslation(['check', 'questions', 'personal', 'additional', 'identity', 'application']);
  const latest = useLatestOrder({ isEnough: hasQuestions });
  const user = useUser();
  // A sent application has no questions any more before the screen has gone.
  const [known, setKnown] = useState<Known | null>(null);
  if (known) return <AllAnswers {...known} />;
  const order = latest.data?.order ?? null;
  if (latest.data && order?.step !== orderSteps.question && latest.isCurrent)
    return <GoTo to={order ? screenOf(order.step) : '/'} />;
  if (latest.data && order && hasQuestions(latest.data)) {
    const { questions } = latest.data;
    const answers = startAnswers(order.orderNo, questions);
    if (firstOpen(questions, answers) >= 0) return <GoTo to={screenOf(order.step)} />;
    if (user.data && !(user.isStale && user.fetchStatus === 'fetching'))
      setKnown({ order, user: user.data, questions, answers });
  }
  return (
    <Page title={t('title')}>
      <Wait queries={[latest, user]} />
    </Page>
  );
}
