import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { textOf, writtenFiles } from './source-files.ts';

const code = writtenFiles(
  '{ui,create-kopa,kopa-stories,contract,server,app,desk,stories,scripts,tests,.storybook}/**/*.{ts,tsx,mjs,css}',
  '*.ts',
);
const everything = [
  ...code,
  ...writtenFiles('**/*.{md,mdx,json,html,yml}', '.ci/*', '.github/**/*.yml').filter(
    (file) => file !== 'package-lock.json',
  ),
];

/** Every line that matches, as "file:line: text". */
function linesLike(files: string[], pattern: RegExp): string[] {
  return files.flatMap((file) =>
    textOf(file)
      .split('\n')
      .flatMap((line, at) => (pattern.test(line) ? [`${file}:${at + 1}: ${line.trim().slice(0, 120)}`] : [])),
  );
}

/** Written by ui/tokens/build.ts. */
const tokens = 'ui/src/tokens.css';

describe('files and folders', () => {
  it('no file or folder has a meaningless name', () => {
    const banned = /^(utils?|helpers?|misc|common|lib|hooks|stuff|shared-utils)(\.|$)/;
    const named = code.filter((file) => file.split('/').some((part) => banned.test(part)));
    expect(named).toEqual([]);
  });

  it('file names are kebab-case', () => {
    const odd = code.filter((file) => !/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)+$/.test(path.basename(file)));
    expect(odd).toEqual([]);
  });

  it('every file has fewer than 300 lines', () => {
    const long = code
      .map((file) => ({ file, lines: textOf(file).split('\n').length - 1 }))
      .filter(({ file, lines }) => lines >= 300 && file !== tokens);
    expect(long).toEqual([]);
  });

  it('comments have at most 110 columns, except directives', () => {
    const wide = linesLike(code, /^(?=.{111})\s*(?:\/\/|\/?\*)(?!.*\boxlint-disable)/);
    expect(wide).toEqual([]);
  });

  it('the code contains no reminders', () => {
    expect(linesLike(code, /\b(?:T[O]DO|FIX[M]E|X[X]X)\b/)).toEqual([]);
  });

  it('each database schema has only the newest snapshot, because drizzle-kit reads no other', () => {
    const snapshots = writtenFiles('server/migrations/*/meta/*_snapshot.json');
    expect(new Set(snapshots.map((file) => path.dirname(file))).size).toBe(snapshots.length);
  });

  it("no file names a folder of a developer's machine", () => {
    const machine = new RegExp(`(^|[\\s'"\`(=])/(${['work', 'tmp', 'home', 'Users', 'root'].join('|')})/`);
    expect(linesLike(everything, machine)).toEqual([]);
  });
});

describe('colours and lengths', () => {
  const styled = writtenFiles('{ui,app,desk}/src/**/*.{ts,tsx,css}').filter(
    (file) =>
      file !== tokens &&
      !file.includes('/illustration/') &&
      !file.includes('/brand-mark/') &&
      !/\.test\.tsx?$/.test(file),
  );

  it('no colour is written outside tokens and illustrations', () => {
    const colour =
      /#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b(?=['"\s;,)\]])|\b(?:rgba?|hsla?|oklch|oklab)\(/i;
    expect(linesLike(styled, colour)).toEqual([]);
  });

  // Up to 3 px are hairlines and rings, which must not grow with text; `px` in a comment measures a platform.
  it('no length in px is written outside tokens, except hairlines', () => {
    const lines = linesLike(styled, /\b(?:[4-9]|[1-9]\d+)(?:\.\d+)?px\b/);
    expect(lines.filter((line) => !/:\d+: (\/\/|\/?\*)/.test(line))).toEqual([]);
  });

  // Only sizes of marks may be shares of the window: min(1.5rem, 10vw).
  it('no width is that of the window, which reaches under a classic scrollbar', () => {
    expect(linesLike(styled, /\b(?:w|max-w|min-w)-(?:screen|[dls]?vw)\b|\b100[dls]?vw\b/)).toEqual([]);
  });

  it('no token colour has an opacity modifier, which old web views paint solid', () => {
    const colours =
      'page|surface|sunken|ink|muted|subtle|decor|control|primary|accent|danger|success|warning|info|inverse|link|focus|star';
    expect(
      linesLike(
        styled,
        new RegExp(`\\b(?:bg|text|border|ring|fill|stroke|from|to|via)-(?:on-)?(?:${colours})(?:-\\w+)*/\\d`),
      ),
    ).toEqual([]);
  });
});

describe('@kopa/ui', () => {
  const manifest = JSON.parse(textOf('ui/package.json')) as {
    exports: Record<string, string | { source: string }>;
  };
  const doors = Object.entries(manifest.exports).map(([name, to]) => ({
    name,
    source: typeof to === 'string' ? to : to.source,
  }));

  it('every component folder has a door', () => {
    // A folder without any component is for ui itself.
    const folders = new Set(
      writtenFiles('ui/src/*/*/*.tsx')
        .filter((file) => !file.endsWith('.test.tsx'))
        .map((file) => path.dirname(file)),
    );
    const closed = [...folders].filter((folder) => {
      const source = `./${path.relative('ui', folder)}/index.ts`;
      return !doors.some(({ name, source: to }) => name === `./${path.basename(folder)}` && to === source);
    });
    expect(closed).toEqual([]);
  });

  it('every door leads to a folder', () => {
    const written = new Set(writtenFiles('ui/{src,tokens}/**/*', 'ui/package.json'));
    const missing = doors.filter(({ source }) => !written.has(path.posix.join('ui', source)));
    expect(missing).toEqual([]);
  });
});
