import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { patient } from '../../scripts/patience.ts';
import { cacheFolder, inProject } from '../../scripts/paths.ts';
import { fillOnce, unpackArchive, unpackExecutable } from '../../kopa-stories/src/unpack.ts';
import { connect } from './devtools.ts';

/** One page of the old browser, 360x740 with touch. */
export interface OldPage {
  /** The value of an expression in the page; a promise is awaited. */
  evaluate<T>(expression: string): Promise<T>;
  /** Waits until the expression is truthy; otherwise fails with the content of the page. */
  waitFor(expression: string, timeoutMs?: number): Promise<void>;
  /** A PNG of the visible page. */
  picture(): Promise<Buffer>;
  /** Every exception that nothing caught and every console error so far. */
  errors: string[];
}

export interface OldBrowser {
  /** As in "HeadlessChrome/92.0.4512.0". */
  version: string;
  open(url: string): Promise<OldPage>;
  close(): Promise<void>;
}

/** Undefined where Chromium 92 cannot run (a Linux x64 binary). `more` are command-line switches. */
export async function launchOldBrowser(more: readonly string[] = []): Promise<OldBrowser | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const packed = inProject('node_modules', 'chromium-92');
  const { version } = JSON.parse(await readFile(path.join(packed, 'package.json'), 'utf8')) as {
    version: string;
  };
  const folder = await fillOnce(path.join(cacheFolder, `chromium-92-${version}`), async (empty) => {
    await Promise.all([
      unpackExecutable(path.join(packed, 'bin', 'chromium.br'), path.join(empty, 'chromium')),
      unpackArchive(path.join(packed, 'bin', 'aws.tar.br'), empty),
    ]);
  });
  const profile = await mkdtemp(path.join(tmpdir(), 'kopa-chromium-92-'));
  const chromium = spawn(
    path.join(folder, 'chromium'),
    [
      '--headless',
      '--no-sandbox',
      '--no-zygote',
      '--disable-gpu',
      '--disable-dev-shm-usage',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      ...more,
      'about:blank',
    ],
    {
      env: { ...process.env, LD_LIBRARY_PATH: path.join(folder, 'lib') },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  const kill = () => chromium.kill('SIGKILL');
  process.once('exit', kill);
  const closed = once(chromium, 'close');
  const close = async () => {
    process.off('exit', kill);
    kill();
    await closed;
    await rm(profile, { recursive: true, force: true });
  };

  let said = '';
  const address = await new Promise<string>((resolve, reject) => {
    const late = setTimeout(
      () => reject(new Error(`Chromium 92 did not open its port in 30 s: ${said}`)),
      30_000,
    );
    chromium.stderr.on('data', (chunk) => {
      said += chunk;
      const ready = /DevTools listening on (ws:\S+)/.exec(said)?.[1];
      if (ready) resolve(ready);
    });
    chromium.once('close', (code) => reject(new Error(`Chromium 92 ended with ${code}: ${said}`)));
    void closed.finally(() => clearTimeout(late));
    chromium.stderr.once('end', () => clearTimeout(late));
  }).catch(async (error: unknown) => {
    await close();
    throw error;
  });

  const tools = await connect(address);
  const { product } = await tools.send<{ product: string }>('Browser.getVersion');
  return {
    version: product,
    open: (url) => openPage(tools, url),
    close: async () => {
      tools.close();
      await close();
    },
  };
}

async function openPage(tools: Awaited<ReturnType<typeof connect>>, url: string): Promise<OldPage> {
  const { targetId } = await tools.send<{ targetId: string }>('Target.createTarget', { url: 'about:blank' });
  const { sessionId } = await tools.send<{ sessionId: string }>('Target.attachToTarget', {
    targetId,
    flatten: true,
  });
  const send = <T>(method: string, parameters: object = {}) => tools.send<T>(method, parameters, sessionId);
  const errors: string[] = [];
  tools.on(sessionId, 'Runtime.exceptionThrown', ({ exceptionDetails: e }: { exceptionDetails: Thrown }) =>
    errors.push(e.exception?.description ?? e.text),
  );
  tools.on(
    sessionId,
    'Log.entryAdded',
    ({ entry }: { entry: { level: string; text: string; url?: string } }) => {
      if (entry.level === 'error') errors.push(`${entry.text} ${entry.url ?? ''}`.trim());
    },
  );
  tools.on(
    sessionId,
    'Runtime.consoleAPICalled',
    (call: { type: string; args: { value?: unknown; description?: string }[] }) => {
      if (call.type === 'error')
        errors.push(call.args.map((a) => String(a.value ?? a.description)).join(' '));
    },
  );
  await send('Runtime.enable');
  await send('Log.enable');
  await send('Page.enable');
  await send('Emulation.setDeviceMetricsOverride', {
    width: 360,
    height: 740,
    deviceScaleFactor: 1,
    mobile: true,
  });
  await send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await send('Emulation.setTimezoneOverride', { timezoneId: 'Africa/Nairobi' });
  await send('Page.navigate', { url });

  const evaluate = async <T>(expression: string): Promise<T> => {
    const { result, exceptionDetails } = await send<{ result: { value: T }; exceptionDetails?: Thrown }>(
      'Runtime.evaluate',
      {
        expression,
        awaitPromise: true,
        returnByValue: true,
      },
    );
    if (exceptionDetails)
      throw new Error(`${expression}: ${exceptionDetails.exception?.description ?? exceptionDetails.text}`);
    return result.value;
  };
  return {
    errors,
    evaluate,
    async waitFor(expression, timeoutMs = patient(20_000)) {
      const end = Date.now() + timeoutMs;
      while (!(await evaluate(`Boolean(${expression})`))) {
        if (Date.now() > end) {
          const text = await evaluate<string>('document.body.innerText.slice(0, 600)');
          throw new Error(
            `Waited ${timeoutMs} ms for ${expression}. Errors: ${errors.join(' | ') || 'none'}. The page shows: ${text}`,
          );
        }
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
    async picture() {
      return Buffer.from((await send<{ data: string }>('Page.captureScreenshot')).data, 'base64');
    },
  };
}

interface Thrown {
  text: string;
  exception?: { description?: string };
}
