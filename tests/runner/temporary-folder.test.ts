import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

let root: string;
beforeEach(() => void (root = mkdtempSync(path.join(tmpdir(), 'kopa-temporary-'))));
afterEach(() => rmSync(root, { recursive: true, force: true }));

const code = path.join(import.meta.dirname, 'temporary-folder.ts');

/** A process that makes its folder, leaves a file in it, and ends. */
function run(places: { memory: string; disk: string; room: number }) {
  const script = `
    const { makeTemporaryFolder } = await import(${JSON.stringify(code)});
    const folder = makeTemporaryFolder(${JSON.stringify(places)});
    (await import('node:fs')).writeFileSync(folder + '/left', '');
    console.log(JSON.stringify({ folder, pid: process.pid }));`;
  const said = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
  });
  return JSON.parse(said) as { folder: string; pid: number };
}

describe('the folder of a run', () => {
  it('the folder is in memory where there is room, else on the disk, and goes with its process', () => {
    const [memory, disk] = [path.join(root, 'memory'), path.join(root, 'disk')];
    mkdirSync(disk);
    expect(path.dirname(run({ memory, disk, room: 1 }).folder)).toBe(disk);
    mkdirSync(memory);
    expect(path.dirname(run({ memory, disk, room: 1 }).folder)).toBe(memory);
    expect(path.dirname(run({ memory, disk, room: 2 ** 60 }).folder)).toBe(disk);
    expect([...readdirSync(memory), ...readdirSync(disk)]).toEqual([]);
  });

  it('what a killed run has left goes with the next run, and nothing else', () => {
    const places = { memory: root, disk: root, room: 1 };
    const { pid } = run(places);
    const kept = [`kopa-run-${process.pid}-of-one-that-runs`, 'kopa-run-', `other-${pid}-`];
    for (const name of [...kept, `kopa-run-${pid}-of-one-that-ended`])
      mkdirSync(path.join(root, name, 'data'), { recursive: true });
    run(places);
    expect(readdirSync(root).sort()).toEqual(kept.sort());
    expect(existsSync(path.join(root, kept[0]!, 'data'))).toBe(true);
  });
});
