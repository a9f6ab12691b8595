import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { cacheFolder, inProject } from '../../scripts/paths.ts';

/** What a sample's own app adds: the lender's host and the native actions. */
const app = {
  kotlin: `package com.example.lender
fun appActions(activity: KopaActivity): NativeActions = throw UnsupportedOperationException(activity.toString())
`,
  swift: `enum Config { static let lenderHost = "lender.example" }
@MainActor func appActions() -> NativeActions { fatalError("A stub.") }
`,
};

interface Compiler {
  program: string;
  /** What to install where it is missing. */
  install: string;
  /** Compiles the samples, with its files in `folder`; gives the complaints, empty if there are none. */
  compile: (folder: string) => string;
}

export type Language = 'Kotlin' | 'Swift';

const compilers: Readonly<Record<Language, Compiler>> = {
  Kotlin: {
    program: 'kotlinc',
    install: 'apt-get install --no-install-recommends kotlin',
    compile: (folder) => {
      const stubs = path.join(folder, 'stubs');
      writeAndroidStubs(stubs);
      writeFileSync(path.join(folder, 'App.kt'), app.kotlin);
      // Compiling the compiler takes longer than what it compiles.
      return complaints('kotlinc', [
        '-J-XX:TieredStopAtLevel=1',
        '-J-XX:+UseSerialGC',
        inProject('docs', 'native', 'android'),
        path.join(folder, 'App.kt'),
        stubs,
        '-d',
        path.join(folder, 'out'),
      ]);
    },
  },
  Swift: {
    program: 'swiftc',
    install: 'apt-get install swiftlang (from Debian 13 on)',
    compile: (folder) => {
      const swiftc = (...args: string[]) =>
        complaints('swiftc', ['-swift-version', '5', '-parse-as-library', '-I', folder, ...args]);
      for (const name of ['UIKit', 'WebKit']) {
        const to = path.join(folder, `${name}.swiftmodule`);
        const stub = inProject('tests', 'native', `${name}.swift`);
        const said = swiftc('-emit-module', '-module-name', name, '-emit-module-path', to, stub);
        if (said !== '') return said;
      }
      writeFileSync(path.join(folder, 'App.swift'), app.swift);
      const files = globSync(inProject('docs', 'native', 'ios', '*.swift'));
      return swiftc('-typecheck', path.join(folder, 'App.swift'), ...files);
    },
  },
};

/** The line that says what to install, or undefined where the compiler is there. */
export function missingCompiler(language: Language): string | undefined {
  const { program, install } = compilers[language];
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  const isThere = folders.some((folder) => existsSync(path.join(folder, program)));
  return isThere ? undefined : `${program} is missing: ${install}`;
}

/**
 * Compiles the samples of docs/native against stubs of the platform; gives errors and warnings. Files that
 * have compiled are not compiled again until one of them changes.
 */
export function compileSamples(language: Language): string {
  const done = path.join(cacheFolder, 'samples', `${language}-${hashOfFiles()}`);
  if (existsSync(done)) return '';
  const folder = mkdtempSync(path.join(os.tmpdir(), 'kopa-samples-'));
  try {
    const said = compilers[language].compile(folder);
    mkdirSync(path.dirname(done), { recursive: true });
    if (said === '') writeFileSync(done, '');
    return said;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function hashOfFiles(): string {
  const hash = createHash('sha256');
  for (const file of globSync(inProject('{docs,tests}', 'native', '**', '*.*')).sort())
    hash.update(`${file}\n`).update(readFileSync(file));
  return hash.digest('hex');
}

/** One Java file for each class, from the one file that has them all. */
function writeAndroidStubs(folder: string): void {
  for (const stub of readFileSync(inProject('tests', 'native', 'android.stubs'), 'utf8').split(
    /\n(?=package )/,
  )) {
    const [, name = ''] = /^public .*?\b(?:class|interface) (\w+)/m.exec(stub) ?? [];
    const [, space = ''] = /^package ([\w.]+);/.exec(stub) ?? [];
    const to = path.join(folder, ...space.split('.'));
    mkdirSync(to, { recursive: true });
    writeFileSync(path.join(to, `${name}.java`), stub);
  }
}

function complaints(program: string, args: string[]): string {
  const { status, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  const said = stderr
    .split('\n')
    // The virtual machine of Java complains about its own options.
    .filter((line) => !line.includes('VM warning:'))
    .join('\n')
    .trim();
  return status === 0 ? said : said || `${program} ended with ${status}`;
}
