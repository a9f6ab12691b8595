import { LegalPage } from './legal-page.tsx';

/** /terms_of_service and /TermsService (S2-37, S2-38): what holds between borrower and lender. */
export default function TermsScreen() {
  return <LegalPage name="terms" />;
}
