import { describe, expect, it } from 'vitest';
import { textOf, writtenFiles } from './source-files.ts';

/*
 * A toast disappears (WCAG 2.2.1), so no toast may be the only place of what a borrower must read. Each file
 * that shows toasts, with the place in the page that says the same, or the page itself as the result.
 */
const inThePage: Readonly<Record<string, string>> = {
  'app/src/routes/session-end.tsx': 'the note on home and on the login',
  'app/src/shared/order/use-sending.ts': 'home says how much waits to be sent',
  'app/src/shared/order/reminders-sheet.tsx': 'the row of the reminders shows the choice',
  'app/src/shared/outbox/later-sender.tsx': 'the row on home: what was refused with its reason, or no row',
  'app/src/shared/outbox/waiting-row.tsx': 'the row itself, as above',
  'app/src/shared/screen/leave-sheet.tsx': 'the page is that of a visitor',
  'app/src/features/permissions/choices.tsx': 'the boxes, the note about unsent answers, "My data"',
  'app/src/features/feedback/feedback-form-page.tsx': 'the message with the edited text',
  'app/src/features/review/review-screen.tsx': 'the questionnaire itself opens',
  'app/src/features/settings/drafts-row.tsx': 'the row says that there are no drafts',
  'app/src/features/payout-account/branch-row.tsx': 'the row shows the words as its value',
  'app/src/features/personal-information/residence-rows.tsx': 'the row shows the words as its value',
  'app/src/features/home/loan-offline.tsx': 'the strip below the header',
  'app/src/features/proof/new-proof.tsx': 'the list shows the proof and its deadline',
  'app/src/features/my-data/consent-cards.tsx': 'the card shows the withdrawal',
  'app/src/features/cancellation/cancellation-form.tsx':
    'home offers a new loan; Records shows the cancelled one',
  'app/src/features/additional-information/contact-rows.tsx':
    'the toast has a button, so it stays until closed',
  'app/src/features/additional-information/phone-book-row.tsx': 'the note below the row',
  'app/src/features/additional-information/contact-group.tsx': 'the error of the row',
};

describe('toasts', () => {
  it('every toast repeats what the page shows', () => {
    const files = writtenFiles('app/src/**/*.{ts,tsx}').filter((file) => textOf(file).includes('useToast('));
    expect(files).toEqual(Object.keys(inThePage).sort());
  });
});
