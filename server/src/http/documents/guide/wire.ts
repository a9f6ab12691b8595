import {
  authenticationErrors,
  basePath,
  defaultPackageName,
  errorCodes,
  headers,
  idempotencyHeader,
  timestampParameter,
} from '@kopa/contract';
import { login } from '@kopa/contract/calls/security';
import { encryptPath, pathKey } from '@kopa/contract/wire/path-cipher';
import { table } from './table.ts';

const hexOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

/** How a request and an answer travel: address, headers, envelope, sessions, repetition. */
export function wireSections(): string {
  return `## The wire

A call is one HTTPS request below \`${basePath}\`. The app gives up after 60 seconds. Every request carries the query parameter
\`${timestampParameter}\`, the phone's time in milliseconds, which decides nothing, and the headers that each call lists.
\`${headers.authorization}\` carries the token of the session; visitors leave it out.

### Encrypted paths

What follows \`${basePath}\` is encrypted with AES-128 in ECB mode and PKCS#7 padding, as lower-case hex. The key is the
package name, folded: byte i of its UTF-8 is XORed into byte i mod 16 of sixteen zero bytes. The cipher hides paths from
casual readers and protects nothing: access depends on the token alone. Each call names its path on the wire for the package name of the
examples, or says that its path is plain. In the sandbox a lender's policy may accept plain paths for all calls (\`plainPaths\`, for development).

${vector()}

### Answers

Every answer is \`{"code": 0, "msg": "", "data": ...}\`. Code 0 is success. Any other code is a refusal: nothing has
changed, \`msg\` gives the reason in the language of the request, \`data\` holds what else the app needs, such as the step
at which the order stands, and \`fields\` names the message key of each wrong field.

\`\`\`json
${JSON.stringify(
  {
    code: errorCodes.invalidInput,
    msg: 'Check the marked fields.',
    data: null,
    fields: { mobile: 'mobile.invalid' },
  },
  null,
  2,
)}
\`\`\`

An understood call is answered with HTTP 200 whatever its code. 400 and 404 answer a request that is no call, 500 and 503
report a fault of the lender. An app ignores fields that it does not know.

### Sessions

A login or a registration answers a token for the header \`${headers.authorization}\`, bare or after \`Bearer\`. Each borrower has one
open session: a login on another device ends it. On any of the codes ${authenticationErrors.map((name) => errorCodes[name]).join(', ')}
the app forgets the borrower and opens home.

### Repeating a command

Every call that changes something takes the header \`${idempotencyHeader}\`: 1 to 200 visible ASCII characters, new for each command. The
same key with the same request returns the first answer and does nothing; with another request it is refused
(${errorCodes.idempotencyKeyReused}). Without a key the facts themselves prevent a second execution: one open order a borrower, one open repayment an
order, one payout an order, one journal a receipt. After a lost connection the outcome is unknown: send the same request again.

## Money, days and rates

- Money is in integer cents of a Kenya shilling: \`1000000\` is KSh 10,000. M-Pesa moves whole shillings.
- A rate is an integer: bps are 1/100 of a percent (\`3000\` is 30 %), ppm are millionths.
- A day is \`YYYY-MM-DD\` by the clocks of the lender's market (\`market.utcOffset\`, in Kenya +03:00). An instant is in epoch milliseconds.
- Each charge is an exact fraction, rounded once, half up, to the shilling. \`@kopa/contract/pricing\` computes every figure.
- In a query or a form a number is written in digits, and a boolean as \`true\` or \`false\`.`;
}

/** The cipher on one path, step by step: a check for any client. */
function vector(): string {
  const { path } = login;
  const key = hexOf(pathKey(defaultPackageName));
  return `${table(
    ['Step', 'Value'],
    [
      ['Package name', `\`${defaultPackageName}\``],
      ['Key', `\`${key}\``],
      ['Path', `\`${path}\``],
      ['On the wire', `\`${basePath}/${encryptPath(path, defaultPackageName)}\``],
    ],
  )}

\`\`\`sh
printf ${path} | openssl enc -aes-128-ecb -K ${key} | xxd -p -c 64
\`\`\``;
}
