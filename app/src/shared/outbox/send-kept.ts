import { sendAnswers } from '../consent/send-answers.ts';
import { anyUnsentHere } from '../consent/unsent-answers.ts';
import { sendWaiting } from './send-waiting.ts';

/** Sends the kept consents and the outbox, and says what has arrived or was refused. */
export async function sendKept(say: (text: string) => void): Promise<void> {
  if (anyUnsentHere()) await sendAnswers().catch(() => undefined);
  const said = await sendWaiting();
  if (said) say(said);
}
