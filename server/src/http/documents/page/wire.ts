import {
  basePath,
  defaultAppName,
  defaultPackageName,
  headers,
  idempotencyHeader,
  timestampParameter,
} from '@kopa/contract';
import { login } from '@kopa/contract/calls/security';
import { encryptPath, pathKey } from '@kopa/contract/wire/path-cipher';
import { html, type Markup } from './markup.ts';

const hexOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

/** How a request and an answer travel: address, headers, envelope, sessions, repeating. */
export function wireSections(): Markup {
  return html`<section id="wire">
      <h2>The wire</h2>
      <p>
        A call is one HTTPS request below <code>${basePath}</code>. The app gives up after 60 seconds. Every
        request carries <code>${timestampParameter}</code> in its query, the phone's time in milliseconds; it
        decides nothing.
      </p>
      <h3 id="headers">Headers</h3>
      <table class="fields">
        <caption>
          The headers of every call
        </caption>
        <thead>
          <tr>
            <th scope="col">Header</th>
            <th scope="col">Meaning</th>
          </tr>
        </thead>
        <tbody>
          ${headerRows().map(
            ([name, meaning]) =>
              html`<tr>
                <th scope="row"><code>${name}</code></th>
                <td>${meaning}</td>
              </tr> `,
          )}
        </tbody>
      </table>
      <h3 id="cipher">Encrypted paths</h3>
      <p>
        What follows <code>${basePath}</code> is encrypted: AES-128 in ECB mode with PKCS#7 padding, as
        lower-case hex. The key is the package name, folded: byte <var>i</var> of its UTF-8 is XORed into byte
        <var>i</var> mod 16 of sixteen zero bytes. This keeps casual eyes away and protects nothing: rights
        rest on the token. Calls marked as plain go as they are, and a lender's policy may let all of them
        (<code>plainPaths</code>, for development).
      </p>
      ${vector()}
      <h3 id="envelope">Answers</h3>
      <p>
        Every answer is <code>{"code": 0, "msg": "", "data": ...}</code>. Code 0 is success. Any other code is
        a refusal: nothing has changed, <code>msg</code> says why in the language of the request,
        <code>data</code> has what else the app needs, as the step at which the order stands, and
        <code>fields</code> names the message key of each wrong field.
      </p>
      <pre class="sample"><code>${JSON.stringify(
        {
          code: 100400,
          msg: 'Please check the marked fields.',
          data: null,
          fields: { mobile: 'mobile.invalid' },
        },
        null,
        2,
      )}</code></pre>
      <p>
        A call that was understood is HTTP 200, whatever its code. 400 and 404 answer what is no call, 500 and
        503 a fault of the lender's. An app passes over fields that it does not know.
      </p>
      <h3 id="sessions">Sessions</h3>
      <p>
        A login or a registration answers a token, which goes into <code>${headers.authorization}</code>, bare
        or after <code>Bearer</code>. One session is open for each borrower: logging in elsewhere ends it. On
        any of the four codes
        ${['10010301', '10010303', '10010304', '100103'].map((code, index) => html`${index > 0 && ', '}<a href="#code-${code}">${code}</a>`)}
        the app forgets the borrower and goes home.
      </p>
      <h3 id="idempotency">Repeating a command</h3>
      <p>
        Everything that changes something takes the header <code>${idempotencyHeader}</code>: 1 to 200 visible
        ASCII characters, a new one for each command. The same key with the same request gives the first
        answer and does nothing; with another request it is refused (<a href="#code-100408">100408</a>).
        Without a key the facts themselves keep a command from being done twice: one open order a borrower,
        one open repayment an order, one payout an order, one journal a receipt. A lost line is an unknown
        outcome: send the same again.
      </p>
    </section>
    <section id="units">
      <h2>Money, days and rates</h2>
      <ul>
        <li>
          Money is in integer cents of a Kenya shilling: <code>1000000</code> is KSh 10,000. What M-Pesa moves
          is whole shillings.
        </li>
        <li>
          A rate is an integer: bps are 1/100 of a percent (<code>3000</code> is 30 %), ppm are millionths.
        </li>
        <li>A day is <code>YYYY-MM-DD</code> in Nairobi (UTC+3). An instant is in epoch milliseconds.</li>
        <li>
          Each charge is an exact fraction, rounded once, half up, to the shilling.
          <code>@kopa/contract/pricing</code> computes every figure.
        </li>
        <li>
          In a query or a form a number is written in digits, and a boolean as <code>true</code> or
          <code>false</code>.
        </li>
      </ul>
    </section>`;
}

function headerRows(): [string, string][] {
  return [
    [headers.authorization, 'The token of the session; left out by visitors.'],
    [
      headers.packageName,
      `Which app calls, as in ${defaultPackageName}. The lender has a list of those that it knows.`,
    ],
    [headers.appName, `The name of the app, as in ${defaultAppName}.`],
    [headers.afid, 'What the app calls its device. Limits on codes and logins count by it.'],
    [headers.lang, 'en or es. With en, Accept-Language may ask for Swahili (sw).'],
  ];
}

/** The cipher on one path, step by step, so that anybody can check a client of their own. */
function vector(): Markup {
  const { path } = login;
  const key = hexOf(pathKey(defaultPackageName));
  return html`<dl class="facts">
      <dt>Package name</dt>
      <dd><code>${defaultPackageName}</code></dd>
      <dt>Key</dt>
      <dd><code>${key}</code></dd>
      <dt>Path</dt>
      <dd><code>${path}</code></dd>
      <dt>On the wire</dt>
      <dd><code>${basePath}/${encryptPath(path, defaultPackageName)}</code></dd>
    </dl>
    <pre
      class="sample"
    ><code>${`printf ${path} | openssl enc -aes-128-ecb -K ${key} | xxd -p -c 64`}</code></pre>`;
}
