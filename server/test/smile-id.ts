import { createHmac } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { listening } from './listening.ts';

/** The fault of a request, or the status and body of its answer. */
export type SmileAnswer = 'cut' | 'silent' | 'elsewhere' | { status: number; body: unknown };

export type SmileStatus = 'clear' | 'attention' | 'block' | 'error' | 'processing';

export const smileAccount = {
  partnerId: '2345',
  apiKey: 'c0ffee00-aaaa-4bbb-8ccc-123456789012',
  partnerSecret: 'the secret that signs requests',
};

interface Job {
  id: string;
  status: SmileStatus;
  /** The files of the request, in order. */
  form: FormData;
  signed: boolean;
}

/** A provider with the wire format of Smile ID's version 3 that accepts signed requests only. */
export async function startSmileId() {
  const jobs: Job[] = [];
  const answers: SmileAnswer[] = [];
  const tokens: string[] = [];
  let asked = 0;

  async function submit(request: IncomingMessage, body: Buffer): Promise<[number, unknown]> {
    const { headers } = request;
    const { 'smileid-timestamp': timestamp, 'smileid-request-signature': signature } = headers;
    const right = createHmac('sha256', smileAccount.partnerSecret)
      .update(String(timestamp))
      .update(body)
      .digest('hex');
    if (headers['smileid-partner-id'] !== smileAccount.partnerId) return [400, { status: 'Bad Request' }];
    if (signature !== undefined && signature !== right) return [401, { status: 'Unauthorized' }];
    if (body.length > 4.5 * 1024 * 1024) return [413, { status: 'Content Too Large' }];
    const form = await new Response(Uint8Array.from(body), {
      headers: { 'content-type': String(headers['content-type']) },
    }).formData();
    const pictures = form.getAll('liveness_images').length;
    const whole = ['selfie_image', 'consent', 'country', 'document', 'user_details'].every((name) =>
      form.has(name),
    );
    if (!whole || pictures < 6 || pictures > 8) return [400, { status: 'Bad Request' }];
    const id = `job_${String(jobs.length + 1).padStart(26, '0')}`;
    jobs.push({ id, status: 'processing', form, signed: signature === right });
    return [202, { status: 'accepted', message: 'Queued', job_id: id, user_id: 'user_1' }];
  }

  function statusOf(id: string): [number, unknown] {
    const job = jobs.find((each) => each.id === id);
    if (!job) return [404, { status: 'not_found', job_id: id, user_id: 'unknown', message: 'Not found' }];
    const about = { status: job.status, job_id: id, user_id: 'user_1', message: 'Job completed' };
    return [job.status === 'processing' ? 202 : 200, about];
  }

  async function answer(request: IncomingMessage, body: Buffer, response: ServerResponse): Promise<void> {
    const say = (status: number, told: unknown) =>
      void response
        .writeHead(status, { 'content-type': 'application/json', location: '/elsewhere' })
        .end(typeof told === 'string' ? told : JSON.stringify(told));
    const { method, url = '', headers } = request;
    if (method === 'POST' && url === '/v3/token') {
      const known =
        headers['smileid-partner-id'] === smileAccount.partnerId &&
        headers['smileid-api-key'] === smileAccount.apiKey;
      if (!known || body.length > 0) return say(401, { status: 'Unauthorized' });
      tokens.push(`token.${tokens.length + 1}`);
      return say(200, { token: tokens.at(-1) });
    }
    asked += 1;
    const next = answers.shift();
    if (next === 'silent') return undefined;
    if (next === 'cut') return void response.destroy();
    if (next === 'elsewhere') return say(307, {});
    if (next) return say(next.status, next.body);
    if (tokens.length === 0 || headers['smileid-token'] !== tokens.at(-1))
      return say(401, { status: 'Unauthorized' });
    if (method === 'POST' && url === '/v3/document_verification')
      return say(...(await submit(request, body)));
    const [, id] = /^\/v3\/status\/([^/?]+)$/.exec(url) ?? [];
    return method === 'GET' && id !== undefined ? say(...statusOf(id)) : say(404, {});
  }

  const url = await listening((request, body, response) => void answer(request, body, response));
  return {
    url,
    jobs,
    /** The reactions to the next requests, in turn. */
    answer: (...next: SmileAnswer[]) => void answers.push(...next),
    /** All issued tokens become invalid. */
    endTokens: () => void tokens.push(`token.${tokens.length + 1}`),
    tokens: () => tokens.length,
    asked: () => asked,
    ends: (id: string, status: SmileStatus) => {
      jobs.find((each) => each.id === id)!.status = status;
    },
  };
}

/** Smile ID's callback at the end of a job: its signature covers the time, not the body. */
export function smileCallback(
  job: string,
  body: Record<string, unknown>,
  at: number,
): { raw: Buffer; headers: Record<string, string> } {
  const timestamp = new Date(at).toISOString();
  const signature = createHmac('sha256', smileAccount.apiKey)
    .update(`${timestamp}${smileAccount.partnerId}sid_request`)
    .digest('base64');
  return {
    raw: Buffer.from(JSON.stringify({ job_id: job, product: 'document_verification', ...body })),
    headers: {
      'content-type': 'application/json',
      'response-timestamp': timestamp,
      'response-signature': signature,
      'job-id': job,
    },
  };
}
