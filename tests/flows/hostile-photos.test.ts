import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { errorCodes } from '@kopa/contract';
import { uploadCurpFront } from '@kopa/contract/calls/user';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hollowPng } from '../../server/test/borrower.ts';
import type { Caller } from '../../server/test/test-lender.ts';
import { onOneLender } from './on-one-lender.ts';
import { atPhotos, logIn, overHttp } from './over-http.ts';
import { photo } from './photo.ts';

const on = onOneLender();
let lender: Caller;
let folder: string;
let hostile: Record<Name, { file: string; bytes: Uint8Array }>;
type Name = 'bomb' | 'black' | 'svg' | 'pdf' | 'truncated' | 'large' | 'giant';

beforeAll(async () => {
  lender = overHttp(on.lender.url);
  folder = mkdtempSync(path.join(tmpdir(), 'kopa-hostile-'));
  const jpeg = await sharp(photo(1).buffer).jpeg().toBuffer();
  const bytes: Record<Name, Uint8Array> = {
    // 900 megapixels in a kilobyte, and 39 that are all there.
    bomb: new Uint8Array(await hollowPng(30_000, 30_000).arrayBuffer()),
    black: new Uint8Array(await hollowPng(6_300, 6_200, 6_301 * 6_200).arrayBuffer()),
    svg: Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><script>fetch("/")</script></svg>',
    ),
    pdf: Buffer.from('%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj\ntrailer <</Root 1 0 R>>\n%%EOF'),
    truncated: jpeg.subarray(0, jpeg.length / 2),
    large: Buffer.concat([jpeg], 20 * 1024 * 1024 + 1),
    giant: Buffer.concat([jpeg], 21 * 1024 * 1024),
  };
  const entries = Object.entries(bytes).map(([name, content]) => {
    const file = path.join(folder, `${name}.jpg`);
    writeFileSync(file, content);
    return [name, { file, bytes: content }];
  });
  hostile = Object.fromEntries(entries) as typeof hostile;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The photos; beside them is the mark of their folder. */
const kept = () =>
  readdirSync(path.join(on.lender.place.dataDir, 'photos')).filter((name) => name !== 'kopa-folder');

describe('a file that is not a photo of a card', () => {
  it('[S5-45] [S7-30] the lender refuses the file in words, and stores nothing', async () => {
    const { token, orderNo: loanOrderId } = await atPhotos(lender, '712353001');
    const refusals: [Name, number, RegExp][] = [
      ['bomb', errorCodes.photoTooLarge, /^The photo is too large: at most 20 MB and 40 megapixels\./],
      ['black', errorCodes.cardFrontNotRecognised, /^Card front failed to identify\./],
      ['svg', errorCodes.notAPhoto, /^This file is no photo\./],
      ['pdf', errorCodes.notAPhoto, /^This file is no photo\./],
      ['truncated', errorCodes.photoIncomplete, /^The photo is cut off\./],
      ['large', errorCodes.photoTooLarge, /^The photo is too large/],
    ];
    // Its name and its type lie.
    const upload = (name: Name) => {
      const file = new File([new Uint8Array(hostile[name].bytes)], 'id.jpg', { type: 'image/jpeg' });
      return lender.call(uploadCurpFront, { loanOrderId, file }, { token });
    };
    for (const [name, code, words] of refusals) {
      const answer = await upload(name);
      expect([name, answer.code]).toEqual([name, code]);
      expect(answer.msg).toMatch(words);
    }
    // The refusal comes before the body is read: a client that still sends may see a cut connection instead.
    const told = await upload('giant').then(
      ({ code }) => code,
      (error: Error) => error.message,
    );
    expect([errorCodes.photoTooLarge, 'fetch failed']).toContain(told);
    expect(kept()).toEqual([]);
  });

  it('[S5-45] the phone refuses the file, and sends nothing', async () => {
    const loan = await atPhotos(lender, '712353002');
    await logIn(on.page, lender, loan.token);
    await on.open('/auth/id_card_authentication');
    const front = on.page.getByRole('group', { name: '1. ID, front' });
    const says: [Name, string][] = [
      ['svg', 'This file is not a photo.'],
      ['pdf', 'This file is not a photo.'],
      ['truncated', 'This photo is cut off. Take it again.'],
      ['bomb', 'This file is not a photo.'],
      ['black', 'It looks dark'],
      ['giant', 'This photo is too large.'],
    ];
    for (const [name, words] of says) {
      const chooser = on.page.waitForEvent('filechooser');
      await on.page.getByRole('button', { name: 'Photo of the front', exact: true }).tap();
      await (await chooser).setFiles(hostile[name].file);
      await front.getByText(words, { exact: false }).waitFor();
    }
    expect(kept()).toEqual([]);
  });
});
