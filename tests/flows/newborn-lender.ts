import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { startLender } from './start-lender.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The folder of a lender that has been started once and ended. */
    newbornLender: string;
  }
}

/** Before all flows: makes the folder that each lender's own is a copy of. */
export default async function setup(project: TestProject): Promise<() => void> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'kopa-newborn-'));
  const lender = await startLender({ dataDir });
  await lender.stop();
  project.provide('newbornLender', dataDir);
  return () => rmSync(dataDir, { recursive: true, force: true });
}
