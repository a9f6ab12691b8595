import type { Reporter, TestCase, TestModule } from 'vitest/node';

/** The messages of a running stage to the test command: each name begins once and ends once. */
export interface Progress {
  began?: string;
  ended?: string;
  /** A test that passed at its second try, and the message of the first. */
  secondTry?: string;
}

/** Tells the test command; does nothing where a stage runs by itself. */
export function tell(progress: Progress): void {
  if (process.connected) process.send?.(progress);
}

export function isProgress(message: unknown): message is Progress {
  if (typeof message !== 'object' || message === null) return false;
  return ['began', 'ended', 'secondTry'].some((each) => each in message);
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
    if (test.diagnostic()?.flaky)
      tell({ secondTry: `${nameOf(test)}: ${test.result().errors?.[0]?.message ?? 'without a message'}` });
  }
}

function nameOf({ module, fullName }: TestCase): string {
  return `${module.relativeModuleId} > ${fullName}`;
}
