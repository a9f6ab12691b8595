import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeForeignBrand } from '../package/foreign-brand.ts';
import { makePlace, type Place } from '../package/made-app.ts';
import { packKopaStories, packUi } from '../package/pack.ts';

let place: Place;
beforeAll(async () => {
  place = await makePlace();
});
afterAll(() => place.remove());

it("every story passes in another repository's brand, and its pictures are the same when taken again", async () => {
  await packUi();
  await packKopaStories();
  const { stories } = await makeForeignBrand(place);
  const passes = /Stories in Poa: (\d+) of \1 pass/;
  const [, count] = passes.exec(await stories('--update')) ?? [];
  expect(Number(count)).toBeGreaterThan(1000);
  expect(await stories()).toMatch(passes);
});
