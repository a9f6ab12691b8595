import type { Browser } from 'playwright-core';
import { Borrower } from '../../tests/flows/borrower.ts';
import type { RunningLender } from '../../tests/flows/start-lender.ts';
import type { SlowLine } from './open-line.ts';
import type { Profile } from './profiles.ts';
import { slowPhone } from './visit.ts';

/** One part of the journey: seconds until the next part can be used, and the bytes that the phone received. */
export interface Part {
  part: string;
  seconds: number;
  bytes: number;
}

/** From the first page to the running loan, by a borrower who fills every form at once and never thinks. */
export async function goWholeWay(
  browser: Browser,
  lender: RunningLender,
  line: SlowLine,
  profile: Profile,
  mobile: string,
): Promise<Part[]> {
  const phone = await slowPhone(browser, profile);
  const borrower = new Borrower(phone.page, lender, mobile);
  borrower.address = line.url;
  borrower.isAsked = true;
  const parts: Part[] = [];
  const carried = () => line.seen.reduce((sum, { bytes }) => sum + bytes, 0);
  const measure = async (part: string, act: () => Promise<unknown>) => {
    const [began, before] = [performance.now(), carried()];
    await act();
    parts.push({ part, seconds: (performance.now() - began) / 1000, bytes: carried() - before });
  };
  try {
    await measure('home, and an account', () => borrower.chooseLoanAndRegister());
    await measure('start of the application', () => borrower.startApplication());
    await measure('about you', () => borrower.fillPersonal());
    await measure('work and contacts', () => borrower.fillAdditional());
    await measure('three photos', () => borrower.takePhotos());
    await measure('payout account', () => borrower.addPayoutAccount());
    await measure('questions, check, sending', () => borrower.answerQuestions());
    await borrower.sandbox.advance(11 * 60);
    await measure('answer, offer, money', async () => {
      await phone.page.reload();
      await borrower.collect();
      await borrower.heading('EasyCash');
      await phone.page.getByText(/^To pay by/).waitFor();
    });
    return parts;
  } finally {
    await phone.close();
  }
}
