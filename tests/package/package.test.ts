import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { describe, expect, it } from 'vitest';
import { importsOf, packageOf } from '../house/imports.ts';
import { inProject } from '../../scripts/paths.ts';
import { packedDoors, packedManifest, tarball, unpacked } from './pack.ts';

const manifest = packedManifest();
const doors = packedDoors();

const files = new Set(
  globSync('**/*', { cwd: unpacked, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(unpacked, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/')),
);
const textOf = (file: string) => readFileSync(path.join(unpacked, file), 'utf8');
/** Whether a module is for the browser: 'use client'. */
const isForClient = (text: string) => /^["']use client["'];/.test(text);
const modules = [...files].filter((file) => file.startsWith('dist/') && file.endsWith('.js'));

describe('the tarball of @kopa/ui', () => {
  it('publint finds no fault', async () => {
    const { messages, pkg } = await publint({ pkgDir: unpacked, strict: true, pack: false });
    expect(messages.map((message) => formatMessage(message, pkg as Record<string, unknown>))).toEqual([]);
  });

  it('every module resolution finds the types (attw)', async () => {
    const styles = Object.keys(manifest.exports).filter((name) => /\.(css|json)$/.test(name));
    const attw = inProject('node_modules', '@arethetypeswrong', 'cli', 'dist', 'index.js');
    const args = [attw, tarball, '--profile', 'esm-only', '--no-emoji', '--format', 'ascii'];
    const excluded = ['--exclude-entrypoints', ...styles.map((name) => name.replace('./', ''))];
    const { stdout } = await promisify(execFile)(process.execPath, [...args, ...excluded]);
    expect(stdout.match(/^bundler: OK/gm)).toHaveLength(doors.length);
    expect(stdout.match(/^node16 \(from ESM\): OK \(ESM\)/gm)).toHaveLength(doors.length);
  });

  it('the tarball contains the files of every door, and their sources', () => {
    const named = Object.values(manifest.exports).flatMap((to) =>
      typeof to === 'string' ? [to] : Object.values(to as unknown as Record<string, string>),
    );
    const missing = [...named, ...Object.values(manifest.bin)].filter(
      (to) => !files.has(to.replace('./', '')),
    );
    expect(missing).toEqual([]);
    expect(doors.length).toBeGreaterThan(40);
  });

  it('every door has JavaScript and types', () => {
    const wrong = doors.filter(({ file, types }) => !file.endsWith('.js') || !types.endsWith('.d.ts'));
    expect(wrong).toEqual([]);
  });

  it('the tarball contains neither tests nor unused files', () => {
    const known =
      /^(dist|src)\/|^tokens\/\w+\.tokens\.json$|^(package\.json|README\.md|CHANGELOG\.md|LICENSE|NOTICE)$/;
    expect(
      [...files].filter((file) => !known.test(file) || /\.test\.|\.types\.tsx|\.tgz$/.test(file)),
    ).toEqual([]);
  });

  it('the tarball states its licence, its authors and its changes', () => {
    const { license, author, version } = JSON.parse(textOf('package.json')) as Record<string, string>;
    expect([license, author]).toEqual(['Apache-2.0', 'The Kopa authors']);
    expect(textOf('LICENSE')).toMatch(/Apache License\s+Version 2\.0/);
    expect(textOf('NOTICE')).toMatch(/^@kopa\/ui\nCopyright \d{4} The Kopa authors\n/);
    // The resets of Tailwind are part of the styles.
    expect(textOf('NOTICE')).toContain('Copyright (c) Tailwind Labs, Inc.');
    expect(textOf('CHANGELOG.md')).toContain(`\n## ${version}\n`);
  });

  it('packages beside React are ranges, so that a host with a newer one gets no second copy', () => {
    const { dependencies, peerDependencies } = manifest;
    for (const [name, range] of Object.entries({ ...dependencies, ...peerDependencies }))
      expect([name, range]).toEqual([name, expect.stringMatching(/^\^\d/)]);
  });

  it('every imported path and package exists', () => {
    const declared = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
    const lost = modules.flatMap((file) =>
      importsOf(file, textOf(file))
        .map(({ specifier }) => specifier)
        .filter((to) => {
          if (to.startsWith('.')) return !files.has(path.posix.join(path.posix.dirname(file), to));
          const ofNode = `./${file}` === manifest.bin['kopa-tokens'] && to.startsWith('node:');
          return !ofNode && !declared.includes(packageOf(to) ?? to);
        })
        .map((to) => `${file} imports ${to}`),
    );
    expect(lost).toEqual([]);
  });

  it("every module whose source says 'use client' keeps the directive first", () => {
    const sources = [...files].filter((file) => /^src\/.*\.tsx?$/.test(file) && isForClient(textOf(file)));
    const silent = sources
      .map((file) => file.replace(/^src/, 'dist').replace(/\.tsx?$/, '.js'))
      .filter((file) => files.has(file) && !isForClient(textOf(file)));
    expect(silent).toEqual([]);
    expect(modules.filter((file) => isForClient(textOf(file))).length).toBeGreaterThan(40);
  });

  it('JSX is compiled for production', () => {
    expect(modules.filter((file) => textOf(file).includes('jsxDEV'))).toEqual([]);
  });

  it('the package uses no API that React 18.3 lacks', () => {
    const newer =
      /\b(use|useActionState|useOptimistic|useFormStatus|useEffectEvent|Activity|cache|ViewTransition)\b/;
    const imported = modules.flatMap((file) =>
      [...textOf(file).matchAll(/import \{([^}]*)\} from "react(?:-dom)?"/g)]
        .filter(([, names]) => newer.test(names as string))
        .map(([statement]) => `${file}: ${statement}`),
    );
    expect(imported).toEqual([]);
  });

  it('old web views understand the styles', () => {
    const styles = textOf('dist/styles.css');
    // Rules that Chromium 92 or Safari 15.4 drop with their content, unless @supports guards them.
    expect(
      styles.match(/@layer|@container|:has\(|oklch\(|@import|@config|@source|@theme|@apply/g),
    ).toBeNull();
    expect(styles.replaceAll(/@supports[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '')).not.toContain(
      'color-mix',
    );
    for (const rule of ['.kopa-sheet', '.min-h-row', '.bg-surface', '[data-brand=easycash]', ':where('])
      expect(styles).toContain(rule);
  });

  it('tree shaking removes unused modules, and never the styles or what jsdom is given', () => {
    const { sideEffects } = JSON.parse(textOf('package.json')) as { sideEffects: string[] };
    const jsdom = doors.find(({ name }) => name === 'testing/jsdom');
    expect(sideEffects).toEqual(['*.css', jsdom?.file, jsdom?.source]);
  });
});
