import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { patient } from '../../scripts/patience.ts';
import { fillOnce, unpackArchive, unpackExecutable } from './unpack.ts';

/** The executable of a browser and its environment. */
export interface Executable {
  path: string;
  env: Record<string, string>;
  /** The origin of the browser, for the report. */
  source: string;
}

// Only the fonts that come with the packages: the fonts of the machine would show in the pictures.
const fontsConfiguration = (folder: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
</fontconfig>
`;

/**
 * The browser of the package @sparticuz/chromium, whose version is pinned. Pictures are taken with this
 * browser, so they are the same on every machine. The first use unpacks 200 MB in a few seconds. Undefined
 * where the package has no browser for the machine.
 *
 * @param cache The folder into which the browser is unpacked, as `chromium-<version>`.
 */
export async function pinnedChromium(cache: string): Promise<Executable | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const door = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const packed = path.resolve(path.dirname(door), '..');
  const { version } = JSON.parse(readFileSync(path.join(packed, 'package.json'), 'utf8')) as {
    version: string;
  };
  const folder = path.join(cache, `chromium-${version}`);
  await fillOnce(folder, async (empty) => {
    await Promise.all([
      unpackExecutable(path.join(packed, 'bin', 'chromium.br'), path.join(empty, 'chromium')),
      unpackArchive(path.join(packed, 'bin', 'fonts.tar.br'), empty),
      unpackArchive(path.join(packed, 'bin', 'al2023.tar.br'), empty),
    ]);
    await mkdir(path.join(empty, 'fonts-cache'));
    await writeFile(path.join(empty, 'fonts-only.conf'), fontsConfiguration(folder));
  });
  const executable = path.join(folder, 'chromium');
  const env = { FONTCONFIG_FILE: path.join(folder, 'fonts-only.conf') };
  if (runs(executable, env)) return { path: executable, env, source: 'pinned' };
  // A bare machine lacks nss and expat, which the package contains.
  const withLibraries = { ...env, LD_LIBRARY_PATH: path.join(folder, 'lib') };
  return runs(executable, withLibraries)
    ? { path: executable, env: withLibraries, source: 'pinned' }
    : undefined;
}

function runs(executable: string, env: Record<string, string>): boolean {
  try {
    execFileSync(executable, ['--version'], {
      env: { ...process.env, ...env },
      stdio: 'ignore',
      timeout: patient(20_000),
    });
    return true;
  } catch {
    return false;
  }
}
