import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makePlace, type Place } from '../package/made-app.ts';
import { packCreateKopa, packUi } from '../package/pack.ts';
import { startKopaRegistry } from './kopa-registry.ts';

let place: Place;
let registry: Awaited<ReturnType<typeof startKopaRegistry>>;
beforeAll(async () => {
  await packUi();
  await packCreateKopa();
  registry = await startKopaRegistry();
  place = await makePlace();
});
afterAll(() => {
  registry.close();
  place.remove();
});

it.each(['vite', 'next'])(
  'an app on %s installs its packages from the registry, builds, and passes its test and its visual check',
  async (host) => {
    await place.create(host, '--host', host, '--brand', 'poa');
    const settings = () => readFileSync(path.join(place.folder, host, 'tsconfig.json'), 'utf8');
    const made = settings();
    writeFileSync(path.join(place.folder, host, '.npmrc'), registry.npmrc);
    await place.npm(host, 'install', '--no-audit', '--no-fund');
    await place.npm(host, 'run', 'build');
    expect(await place.npm(host, 'test')).toMatch(/Tests +1 passed/);
    await place.npm(host, 'run', 'pictures:update');
    expect(globSync('*.png', { cwd: path.join(place.folder, host, 'pictures') })).toHaveLength(2);
    expect(await place.npm(host, 'run', 'pictures')).toMatch(/2 passed/);
    // What the first build rewrites would be a change that the owner did not make.
    expect(settings()).toBe(made);
  },
);
