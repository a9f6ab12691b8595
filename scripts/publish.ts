/**
 * `node scripts/publish.ts <tarball> ...`, in the project's folder: publishes checked tarballs on npm with
 * provenance, in this order, and tags their commit. Nothing is published without a token
 * (`NODE_AUTH_TOKEN`), for a version that the registry has, or while a changeset waits for its version: the
 * command states which, and succeeds.
 */
import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import path from 'node:path';

interface Manifest {
  name: string;
  version: string;
  private?: boolean;
  license?: string;
  repository?: { url?: string };
}

const run = (command: string, args: string[]): string =>
  execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });

/** Whether the registry has the version; an error of the registry other than "unknown" is thrown. */
function isPublished({ name, version }: Manifest): boolean {
  try {
    execFileSync('npm', ['view', `${name}@${version}`, 'version', '--json'], { stdio: 'pipe' });
    return true;
  } catch (error) {
    const { stdout, stderr } = error as { stdout: Buffer; stderr: Buffer };
    if (/E404/.test(`${stdout}${stderr}`)) return false;
    throw error;
  }
}

/** Why the tarball cannot be published at all; undefined for a publishable one. */
function faultOf({ name, private: isPrivate, license, repository }: Manifest): string | undefined {
  if (isPrivate)
    return `${name} is private: remove "private" from its package.json if it is to be published.`;
  if (!license || license === 'UNLICENSED') return `${name} has no licence: name one in its package.json.`;
  if (!repository?.url)
    return `${name} names no repository, which the provenance needs: npm pkg set repository.url=git+https://...`;
  return undefined;
}

const waiting = globSync('.changeset/*.md').filter((file) => path.basename(file) !== 'README.md');

function publish(tarball: string): void {
  const manifest = JSON.parse(run('tar', ['-xzOf', tarball, 'package/package.json'])) as Manifest;
  const named = `${manifest.name}@${manifest.version}`;
  if (!process.env['NODE_AUTH_TOKEN']) {
    console.log(`${named} is not published: NODE_AUTH_TOKEN is not set.`);
    return;
  }
  if (waiting.length > 0) {
    console.log(
      `${named} is not published: ${waiting.join(', ')} waits for its version. Run npm run versions.`,
    );
    return;
  }
  const fault = faultOf(manifest);
  if (fault) throw new Error(fault);
  if (isPublished(manifest)) {
    console.log(`${named} is not published: the registry has this version.`);
    return;
  }
  run('npm', ['publish', tarball, '--provenance', '--access', 'public']);
  run('git', ['tag', named]);
  run('git', ['push', 'origin', named]);
  console.log(`${named} is published, and its commit has the tag ${named}.`);
}

const tarballs = process.argv.slice(2);
if (tarballs.length === 0) throw new Error('Name the tarballs: node scripts/publish.ts kopa-ui.tgz');
for (const tarball of tarballs) publish(path.resolve(tarball));
