import { policy } from '../../shared/session/policy.ts';
import { LegalPage } from './legal-page.tsx';

/** /privacy_policy and /PrivacyPolicy (S2-35, S2-36): what is known of a borrower, why, how long, who sees it. */
export default function PrivacyScreen() {
  return <LegalPage name="privacy" rules={policy()} />;
}
