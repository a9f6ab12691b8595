import { lazy } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { TodayPage } from '../features/today/today-page.tsx';
import { useMay } from '../shared/session/session.ts';

const FeedbackPage = lazy(() => import('../features/feedback/feedback-page.tsx'));
const RecordPage = lazy(() => import('../features/record/record-page.tsx'));
const StaffPage = lazy(() => import('../features/staff/staff-page.tsx'));
const MePage = lazy(() => import('../features/me/me-page.tsx'));

/** The pages of somebody who is signed in; Today for an unknown address. */
export function Pages() {
  const maySeeStaff = useMay({ area: 'staff', may: 'read' });
  return (
    <Routes>
      <Route path="/" element={<TodayPage />} />
      <Route path="/feedback" element={<FeedbackPage />} />
      <Route path="/feedback/:id" element={<FeedbackPage />} />
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
