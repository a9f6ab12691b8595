import { execFile } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { inProject } from '../../scripts/paths.ts';

/** The kept reports: one file for each door, `button.api.md`. */
export const keptReports = inProject('tests', 'package', 'api');

const reportsIn = (folder: string): Map<string, string> =>
  new Map(
    globSync('*.api.md', { cwd: folder })
      .sort()
      .map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]),
  );

/** The API reports that are kept, by file name. */
export const kept = (): Map<string, string> => reportsIn(keptReports);

/**
 * The API reports of a built package: the public declarations of every door, without comments.
 *
 * @param packageFolder A folder with package.json and dist, such as the unpacked tarball.
 * @param change Changes a declaration before it is read.
 */
export const apiReports = (
  packageFolder: string,
  change: (file: string, text: string) => string = (_, text) => text,
): Promise<Map<string, string>> => extract(packageFolder, change, [], reportsIn);

/**
 * The declarations of every door in one text each, with comments, by the name of the door: 'strings/en'.
 *
 * @param packageFolder A folder with package.json and dist.
 */
export const declarations = (packageFolder: string): Promise<Map<string, string>> =>
  extract(
    packageFolder,
    (_, text) => text,
    ['--declarations'],
    (folder) => {
      const files = globSync('**/*.d.ts', { cwd: folder }).sort();
      return new Map(
        files.map((file) => [file.replace(/\.d\.ts$/, ''), readFileSync(path.join(folder, file), 'utf8')]),
      );
    },
  );

async function extract(
  packageFolder: string,
  change: (file: string, text: string) => string,
  options: string[],
  take: (folder: string) => Map<string, string>,
): Promise<Map<string, string>> {
  // Inside the project, where the types of React are found, and outside of node_modules, whose modules count
  // as those of others.
  mkdirSync(inProject('.cache'), { recursive: true });
  const folder = mkdtempSync(inProject('.cache', 'api-'));
  try {
    for (const file of ['package.json', ...globSync('dist/**/*.d.ts', { cwd: packageFolder })]) {
      mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
      const text = readFileSync(path.join(packageFolder, file), 'utf8');
      writeFileSync(path.join(folder, file), change(file, text));
    }
    const reports = path.join(folder, 'reports');
    mkdirSync(path.join(reports, 'temporary'), { recursive: true });
    const program = inProject('tests', 'package', 'api-extractor.mjs');
    await promisify(execFile)(process.execPath, [program, folder, reports, ...options]);
    return take(reports);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Keeps the reports in place of those that were kept before. */
export function keep(reports: Map<string, string>): void {
  rmSync(keptReports, { recursive: true, force: true });
  mkdirSync(keptReports, { recursive: true });
  for (const [file, text] of reports) writeFileSync(path.join(keptReports, file), text);
}
