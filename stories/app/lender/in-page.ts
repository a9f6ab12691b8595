import { basePath, headers } from '@kopa/contract/wire/headers';
import { decryptPath } from '@kopa/contract/wire/path-cipher';
import { errorCodes } from '@kopa/contract/error-codes';
import type { Envelope, Reply, Rule } from './rules.ts';

let rules: readonly Rule[] = [];
const silent = new Set<LenderRequest>();
const ended: Envelope = { code: errorCodes.internal, msg: 'The story has ended', data: null };

/**
 * Puts a lender into the page: from now on requests under `/api` and `/cou` leave the app as they do on a
 * phone (encrypted path, headers, encoding), and the last rule for a call answers. A call without a rule is
 * reported on the console, which fails the story.
 */
export function openLender(next: readonly Rule[]): void {
  rules = next;
  if (globalThis.XMLHttpRequest !== LenderRequest) globalThis.XMLHttpRequest = LenderRequest;
}

/**
 * Ends the silent requests, so that the next story does not wait for them. By a refusal: what a lost call
 * held is kept on the phone and sent later, which would be in the next story.
 */
export function breakSilence(): void {
  const requests = [...silent];
  silent.clear();
  for (const request of requests) request.answer(ended);
}

/** Where the calls begin that do not stand under the base path (S7-76). */
const countryPath = '/cou/';

/** Intercepts requests to the lender in the page. */
class LenderRequest extends XMLHttpRequest {
  private asked: URL | null = null;
  private packageName = '';

  override open(method: string, url: string | URL): void {
    const asked = new URL(url, window.location.href);
    if ([`${basePath}/`, countryPath].some((base) => asked.pathname.startsWith(base))) this.asked = asked;
    else super.open(method, url);
  }

  override setRequestHeader(name: string, value: string): void {
    if (!this.asked) super.setRequestHeader(name, value);
    else if (name === headers.packageName) this.packageName = value;
  }

  override send(body?: Document | XMLHttpRequestBodyInit | null): void {
    if (!this.asked) return super.send(body);
    const { pathname } = this.asked;
    const path = pathname.startsWith(countryPath) ? pathname : pathname.slice(basePath.length);
    const reply = replyTo(decryptPath(path.slice(1), this.packageName) ?? path, this.asked, body ?? null);
    // After a delay as on a line, so that the state before is rendered first.
    setTimeout(() => this.take(reply));
    return undefined;
  }

  private take(reply: Reply): void {
    if (reply.kind === 'silence') {
      const progress = { loaded: reply.sent * 100, total: 100, lengthComputable: true };
      this.upload.dispatchEvent(new ProgressEvent('progress', progress));
      silent.add(this);
      return;
    }
    if (reply.kind === 'envelope') this.answer(reply.envelope);
    else this.end('error');
  }

  answer(envelope: Envelope): void {
    Object.defineProperties(this, {
      status: { value: 200 },
      responseText: { value: JSON.stringify(envelope) },
    });
    this.end('load');
  }

  private end(how: 'error' | 'load'): void {
    this.dispatchEvent(new ProgressEvent(how));
    this.dispatchEvent(new ProgressEvent('loadend'));
  }
}

function replyTo(path: string, asked: URL, body: Document | XMLHttpRequestBodyInit | null): Reply {
  const rule = rules.findLast(({ call }) => call.path === path);
  if (rule) return rule.reply(readRequest(asked, body));
  // oxlint-disable-next-line no-console -- the story tests fail on it, which is meant
  console.error(`No rule of this story's lender answers ${path}.`);
  return { kind: 'lost' };
}

/** The request as sent, as far as rules read it; numbers of a query or a form stay text. */
function readRequest(asked: URL, body: Document | XMLHttpRequestBodyInit | null): unknown {
  if (typeof body === 'string') return JSON.parse(body) as unknown;
  if (body instanceof URLSearchParams || body instanceof FormData) return Object.fromEntries(body);
  return Object.fromEntries(asked.searchParams);
}
