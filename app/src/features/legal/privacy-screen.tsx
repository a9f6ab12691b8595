import { policy } from '../../shared/session/policy.ts';
import { LegalPage } from './legal-page.tsx';

/**
 * /privacy_policy and /PrivacyPolicy (S2-35, S2-36): the stored data, their purposes, retention and
 * recipients.
 */
export default function PrivacyScreen() {
  return <LegalPage name="privacy" rules={policy()} />;
}
