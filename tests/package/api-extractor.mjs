/*
 * Writes the API reports of a package's doors into a folder:
 * node tests/package/api-extractor.mjs <folder of the package> <folder of the reports> [--declarations]
 * With --declarations, the folder gets the declarations of each door in one file, with comments, instead.
 * A process of its own, because API Extractor reads the declarations with a TypeScript of its own.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CompilerState, Extractor, ExtractorConfig } from '@microsoft/api-extractor';

const [folder, reports] = process.argv.slice(2, 4).map((each) => path.resolve(each));
const withDeclarations = process.argv.includes('--declarations');
const { exports } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
const doors = Object.entries(exports).filter(([, to]) => to.import !== undefined);
const silent = { default: { logLevel: 'none' } };
const compilerOptions = {
  target: 'es2022',
  module: 'esnext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  strict: true,
  lib: ['es2023', 'dom', 'dom.iterable'],
  types: [],
  skipLibCheck: true,
  noEmit: true,
};

const configs = doors.map(([name, { types }]) => {
  const entry = path.join(folder, types);
  return ExtractorConfig.prepare({
    packageJsonFullPath: path.join(folder, 'package.json'),
    configObjectFullPath: undefined,
    configObject: {
      projectFolder: folder,
      mainEntryPointFilePath: entry,
      compiler: { overrideTsconfig: { compilerOptions, files: [entry] } },
      apiReport: {
        enabled: !withDeclarations,
        reportFileName: name.replace('./', '').replaceAll('/', '-'),
        reportFolder: reports,
        reportTempFolder: path.join(reports, 'temporary'),
        // A prop may have a type that no door exports; its change is a change for hosts, too.
        includeForgottenExports: true,
      },
      docModel: { enabled: false },
      dtsRollup: {
        enabled: withDeclarations,
        untrimmedFilePath: path.join(reports, `${name.replace('./', '')}.d.ts`),
      },
      tsdocMetadata: { enabled: false },
      newlineKind: 'lf',
      messages: {
        compilerMessageReporting: silent,
        extractorMessageReporting: silent,
        tsdocMessageReporting: silent,
      },
    },
  });
});

// One program for all doors: 3 seconds instead of 2 for each.
const compilerState = CompilerState.create(configs[0], {
  additionalEntryPoints: configs.map(({ mainEntryPointFilePath }) => mainEntryPointFilePath),
});
for (const config of configs)
  Extractor.invoke(config, {
    localBuild: true,
    compilerState,
    messageCallback: (message) => {
      message.handled = true;
    },
  });
