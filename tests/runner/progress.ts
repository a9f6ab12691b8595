import type { Reporter, TestCase, TestModule } from 'vitest/node';

/** The messages of a running stage to the test command: each name begins once and ends once. */
export interface Progress {
  began?: string;
  ended?: string;
}

/** Tells the test command; does nothing where a stage runs by itself. */
export function tell(progress: Progress): void {
  if (process.connected) process.send?.(progress);
}

export function isProgress(message: unknown): message is Progress {
  return typeof message === 'object' && message !== null && ('began' in message || 'ended' in message);
}

/** Vitest's reporter that tells of each file and each test. */
export default class ProgressReporter implements Reporter {
  onTestModuleQueued(module: TestModule): void {
    tell({ began: module.relativeModuleId });
  }

  onTestModuleEnd(module: TestModule): void {
    tell({ ended: module.relativeModuleId });
  }

  onTestCaseReady(test: TestCase): void {
    tell({ began: nameOf(test) });
  }

  onTestCaseResult(test: TestCase): void {
    tell({ ended: nameOf(test) });
  }
}

function nameOf({ module, fullName }: TestCase): string {
  return `${module.relativeModuleId} > ${fullName}`;
}
