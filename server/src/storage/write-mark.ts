import fs from 'node:fs';
import path from 'node:path';

/** Writes a small file that appears whole or not at all, synced with its folder; for the owner only. */
export function writeMark(place: string, text: string): void {
  const draft = `${place}.part`;
  fs.writeFileSync(draft, text, { mode: 0o600, flush: true });
  fs.renameSync(draft, place);
  const folder = fs.openSync(path.dirname(place), 'r');
  fs.fsyncSync(folder);
  fs.closeSync(folder);
}
