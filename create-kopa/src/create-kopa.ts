#!/usr/bin/env node
/** The command `create-kopa`, which `npm create kopa` runs. See the README. */
import path from 'node:path';
import { appRequest, hosts, usage } from './app-request.ts';
import { makeApp } from './make-app.ts';

const args = process.argv.slice(2);
if (args.includes('--help')) process.stdout.write(usage);
else {
  try {
    const request = appRequest(args);
    makeApp(request);
    const isHere = path.resolve(request.folder) === process.cwd();
    process.stdout
      .write(`${request.name} is made: an app on ${hosts[request.host]} with the brand ${request.brand}.

${isHere ? '' : `  cd ${request.folder}\n`}  npm install
  npm run dev

Its README.md says what is where.
`);
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exitCode = 1;
  }
}
