import { deskQueues, type DeskQueueName } from '@kopa/contract/desk/queues';
import { lazy, type ComponentType } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { TodayPage } from '../features/today/today-page.tsx';
import { AskWhom } from '../shared/screen/ask-whom.tsx';
import { useMay } from '../shared/session/session.ts';

const SearchPage = lazy(() => import('../features/borrowers/search-page.tsx'));
const BorrowerPage = lazy(() => import('../features/borrowers/borrower-page.tsx'));
const DayEndPage = lazy(() => import('../features/day-end/day-end-page.tsx'));
const CataloguePage = lazy(() => import('../features/catalogue/catalogue-page.tsx'));
const RecordPage = lazy(() => import('../features/record/record-page.tsx'));
const StaffPage = lazy(() => import('../features/staff/staff-page.tsx'));
const MePage = lazy(() => import('../features/me/me-page.tsx'));
const SecondPage = lazy(() => import('../features/second/second-page.tsx'));

/** The page of each queue, with one of its items open or none. */
const queuePages: Readonly<Record<DeskQueueName, ComponentType>> = {
  identity: lazy(() => import('../features/identity/identity-page.tsx')),
  feedback: lazy(() => import('../features/feedback/feedback-page.tsx')),
  proofs: lazy(() => import('../features/proofs/proofs-page.tsx')),
  suspense: lazy(() => import('../features/suspense/suspense-page.tsx')),
  refunds: lazy(() => import('../features/refunds/refunds-page.tsx')),
  appeals: lazy(() => import('../features/appeals/appeals-page.tsx')),
  payouts: lazy(() => import('../features/payouts/payouts-page.tsx')),
  jobs: lazy(() => import('../features/jobs/jobs-page.tsx')),
};

/** The pages of somebody who is signed in; Today for an unknown address. */
export function Pages() {
  const maySeeStaff = useMay({ area: 'staff', may: 'read' });
  return (
    <Routes>
      <Route path="/" element={<TodayPage />} />
      {deskQueues.map((queue) => (
        <Route key={queue} path={`/${queue}/:id?`} element={<QueuePage queue={queue} />} />
      ))}
      <Route path="/second/:id?" element={<SecondPage />} />
      <Route path="/borrowers" element={<SearchPage />} />
      <Route path="/borrowers/:id/:tab?/:orderNo?" element={<BorrowerPage />} />
      <Route path="/day-end/:day?" element={<AllowedDayEnd />} />
      <Route path="/catalogue/:productId?" element={<CataloguePage />} />
      <Route path="/record" element={<RecordPage />} />
      <Route path="/record/:no" element={<RecordPage />} />
      {maySeeStaff ? (
        <>
          <Route path="/staff" element={<StaffPage />} />
          <Route path="/staff/:id" element={<StaffPage />} />
        </>
      ) : null}
      <Route path="/me" element={<MePage />} />
      <Route path="*" element={<Navigate to="/" replace />} />
    </Routes>
  );
}

function QueuePage({ queue }: { queue: DeskQueueName }) {
  const Page = queuePages[queue];
  return useMay({ area: queue, may: 'read' }) ? <Page /> : <AskWhom area={queue} may="act" />;
}

function AllowedDayEnd() {
  return useMay({ area: 'dayEnd', may: 'read' }) ? <DayEndPage /> : <AskWhom area="dayEnd" may="read" />;
}
