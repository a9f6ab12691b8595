import { listening } from './listening.ts';

/** The provider's reaction to a message: a result code, or a fault of the network. */
export type SmsAnswer = number | 'cut' | 'silent' | 'gateway' | 'page' | 'nobody' | 'overloaded';

export const apiKey = 'atsk_f00dfeed0000';

/** A provider that speaks the wire format of Africa's Talking, and keeps its own book. */
export async function startAfricasTalking() {
  const book: { to: string; message: string; from: string | null; messageId: string }[] = [];
  const answers: SmsAnswer[] = [];
  let asked = 0;
  const url = await listening((request, body, response) => {
    asked += 1;
    const say = (status: number, told: unknown) =>
      response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(typeof told === 'string' ? told : JSON.stringify(told));
    const form = new URLSearchParams(body.toString());
    const wellMade =
      request.method === 'POST' &&
      request.url === '/version1/messaging' &&
      request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') &&
      request.headers.accept === 'application/json' &&
      /^\+254\d{9}$/.test(form.get('to') ?? '') &&
      form.get('bulkSMSMode') === '1';
    if (!wellMade) return say(400, 'Bad request');
    if (request.headers['apikey'] !== apiKey || form.get('username') !== 'lender')
      return say(401, 'The supplied authentication is invalid');
    const answer = answers.shift() ?? 101;
    if (answer === 'silent') return undefined;
    if (answer === 'overloaded') return say(429, 'Too many requests');
    if (answer === 'nobody')
      return say(201, { SMSMessageData: { Message: 'InvalidSenderId', Recipients: [] } });
    const number = form.get('to')!;
    const messageId = `ATXid_${book.length + 1}`;
    const goes = typeof answer !== 'number' || answer <= 102;
    if (goes) book.push({ to: number, message: form.get('message')!, from: form.get('from'), messageId });
    // Accepted without a later report.
    if (answer === 'cut') return response.destroy();
    if (answer === 'gateway') return say(502, '<html>Bad Gateway</html>');
    if (answer === 'page') return say(200, '<html>Welcome</html>');
    const recipient = goes
      ? { statusCode: answer, number, status: 'Success', cost: provider.cost, messageId }
      : { statusCode: answer, number, status: 'Refused', cost: '0', messageId: 'None' };
    return say(201, {
      SMSMessageData: { Message: `Sent to ${goes ? 1 : 0}/1`, Recipients: [recipient] },
    });
  });
  const provider = {
    url,
    book,
    /** The price that the provider tells of each message. */
    cost: 'KES 0.8000',
    /** The reactions to the next messages, in turn; later messages are accepted. */
    answer: (...next: SmsAnswer[]) => void answers.push(...next),
    asked: () => asked,
  };
  return provider;
}
