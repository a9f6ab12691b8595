import { execFileSync } from 'node:child_process';
import { errorCodes } from '@kopa/contract';
import { calls, type CallName } from '@kopa/contract/calls';
import type { Call } from '@kopa/contract/calls/call';
import { login } from '@kopa/contract/calls/security';
import { encryptPath } from '@kopa/contract/wire/path-cipher';
import { describe, expect, it } from 'vitest';
import { useDatabase } from '../../../../test/test-database.ts';
import { startTestLender } from '../../../../test/test-lender.ts';
import { pathOf, sentPathOf, wireExampleOf } from '../wire-example.ts';
import { curlOf } from './call.ts';
import { html } from './markup.ts';
import { docsPage } from './page.ts';

const page = docsPage(true);
const entries = Object.entries<Call>(calls) as [CallName, Call][];
const all = (pattern: RegExp, text = page) => [...text.matchAll(pattern)].map(([, found]) => found!);
/** The text of one call's article. */
const articleOf = (name: string) => page.split(`id="${name}"`)[1]?.split('</article>')[0] ?? '';

describe('the page of the calls', () => {
  const test = useDatabase();

  it('[S7-13] is served at /docs, without a script, under the policy of all pages', async () => {
    const lender = await startTestLender(test.db);
    const reply = await lender.app.inject('/docs');
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(reply.body).toBe(page);
    expect(page).not.toMatch(/<script|<link|<img|\son\w+=|style="|@import|url\(/);
    const policy = String(reply.headers['content-security-policy']);
    expect(policy).toContain("style-src 'self' 'unsafe-inline'");
    expect(policy).not.toContain("script-src 'self' 'unsafe-inline'");
  });

  it.each(entries)('%s: its address, both ways, its fields, refusals and examples', (name, call) => {
    const article = articleOf(name);
    expect(article).toContain(pathOf(call));
    if (!call.plainPath) expect(article).toContain(sentPathOf(call));
    expect(article).toContain('curl &#34;$LENDER/');
    expect(article).toContain('Example of the answer');
    expect(article).toContain(`#code-${errorCodes.internal}`);
  });

  it('names everything once, and every link on it leads somewhere', () => {
    const ids = all(/\sid="([^"]+)"/g);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(all(/href="#([^"]+)"/g).filter((id) => !ids.includes(id))).toEqual([]);
    for (const code of Object.values(errorCodes)) expect(ids).toContain(`code-${code}`);
  });

  it('has nothing of the sandbox in live mode', () => {
    const live = docsPage(false);
    expect(live).not.toContain('/sandbox/');
    expect(all(/<article class="call" id="([^"]+)"/g, live)).toHaveLength(
      entries.filter(([, { auth }]) => auth !== 'sandbox').length,
    );
  });

  it('[S7-04] shows the cipher on a path', () => {
    expect(encryptPath(login.path, 'king.credit.ng')).toBe('090e79f94b6b7a829dbd5463ed5cbd50');
    expect(page).toContain('/api/090e79f94b6b7a829dbd5463ed5cbd50');
    expect(page).toContain('openssl enc -aes-128-ecb -K 6b696e672e6372656469742e6e670000');
  });
});

describe('the curl of an example', () => {
  it('is read by a shell as it is meant', () => {
    // The shell itself splits them into words, with a curl that only prints them.
    const shell = [
      `curl() { printf '%s\\0' "$@"; printf '\\n\\0'; }; LENDER=https://lender.example TOKEN=t`,
      ...entries.map(([name]) => curlOf(wireExampleOf(name))),
    ].join('\n');
    const printed = execFileSync('bash', ['-c', shell], { encoding: 'utf8' }).split('\0');
    for (const [name] of entries) {
      const { sentPath, query, headers, encoding, fields = {} } = wireExampleOf(name);
      const words = printed.splice(0, printed.indexOf('\n') + 1);
      expect(words[0]).toBe(`https://lender.example${sentPath}?${new URLSearchParams(query)}`);
      for (const [header, value] of Object.entries(headers))
        expect(words).toContain(`${header}: ${header === 'Authorization' ? 't' : value}`);
      if (encoding === 'json') expect(JSON.parse(words[words.indexOf('-d') + 1]!)).toEqual(fields);
      if (encoding === 'form')
        for (const [field, value] of Object.entries(fields))
          expect([name, words]).toEqual([name, expect.arrayContaining([`${field}=${String(value)}`])]);
    }
  });
});

describe('markup', () => {
  it('escapes text, and lets markup and lists of it be', () => {
    const item = html`<b>${`<i title="x">'&`}</b>`;
    expect(html`<p>${[item, false, null, 7]}</p>`.text).toBe(
      '<p><b>&#60;i title=&#34;x&#34;&#62;&#39;&#38;</b>7</p>',
    );
  });
});
