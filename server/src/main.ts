import { internationalPhone, shownPhone } from '@kopa/contract/market/phone';
import closeWithGrace from 'close-with-grace';
import { describeError } from './describe-error.ts';
import { openLender } from './open-lender.ts';
import { processSettings } from './settings/process-environment.ts';
import { CannotStart, type Settings } from './settings/settings.ts';

// The reader of the output may close the pipe; the lender continues.
for (const output of [process.stdout, process.stderr]) output.on('error', () => {});

/** Time for running requests after the stop signal, in ms. */
const graceMs = 10_000;

try {
  await start(processSettings());
} catch (error) {
  if (!(error instanceof CannotStart)) throw error;
  process.stderr.write(`Kopa cannot start: ${error.message}\n`);
  process.exit(1);
}

async function start(settings: Settings): Promise<void> {
  const lender = await openLender(settings, { showSms: printSms(settings), logTo: process.stdout });
  closeWithGrace({ delay: graceMs, logger: false }, async ({ err }) => {
    if (err) lender.app.log.fatal({ error: describeError(err) }, 'stopping after a fault');
    await lender.close();
    process.stdout.write('Kopa has stopped.\n');
  });
  greet(lender.address, settings);
}

function greet(address: string, { mode, databaseUrl, dataDir, policy: { market } }: Settings): void {
  const kept = databaseUrl ? 'PostgreSQL' : `the embedded database in ${dataDir}, for this process alone`;
  process.stdout.write(`\nKopa runs at ${address} on ${kept}.\n`);
  if (mode === 'sandbox') {
    process.stdout.write(
      'This is the sandbox: no SMS is sent and no money moves.\n' +
        `Register with any mobile number, such as ${shownPhone(market.phone.example, market)}; codes appear here.\n`,
    );
  }
  process.stdout.write('Press Ctrl-C to stop.\n\n');
}

function printSms({ policy: { market } }: Settings) {
  return ({ mobile, text }: { mobile: string; text: string }): void => {
    process.stdout.write(`SMS to ${internationalPhone(mobile, market)}: ${text}\n`);
  };
}
