#!/usr/bin/env node
/** The command `kopa-stories`: the stories of @kopa/ui in a brand. See the README. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkStories } from './check-stories.ts';
import { notSent, sendToChromatic, tokenVariable } from './chromatic.ts';
import { givenBrand, headOf, type GivenBrand } from './given-brand.ts';
import { serveFolder, withHead } from './serve-folder.ts';
import { listStories } from './stories.ts';
import { storiesRequest, usage } from './stories-request.ts';

/** The static Storybook, which the build of the package has written. */
const book = fileURLToPath(new URL('storybook', import.meta.url));

/** Sends a copy of the Storybook that has the brand inside. Returns the exit code. */
async function send(brand: GivenBrand): Promise<number> {
  if (!process.env[tokenVariable]) {
    console.log(notSent(`npx kopa-stories --brand ${brand.id} --chromatic`));
    return 0;
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'kopa-stories-'));
  try {
    cpSync(book, folder, { recursive: true });
    const page = path.join(folder, 'iframe.html');
    writeFileSync(page, withHead(readFileSync(page, 'utf8'), headOf(brand)));
    return await sendToChromatic(folder, listStories(folder, { inOtherBrand: true }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function run(args: string[]): Promise<number> {
  if (args.includes('--help')) {
    process.stdout.write(usage);
    return 0;
  }
  const request = storiesRequest(args);
  const brand = givenBrand(request.brand, request.tokens);
  if (request.task === 'chromatic') return send(brand);
  if (request.task === 'serve') {
    const { url } = await serveFolder(book, { head: headOf(brand), port: request.port }).catch(
      ({ message }: Error) => {
        throw new Error(`${message}. Name another port with --port.`);
      },
    );
    console.log(`The stories in ${brand.name} are at ${url}/\nPress Ctrl-C to stop.`);
    return 0;
  }
  return (await checkStories(book, brand, request)) ? 0 : 1;
}

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
