/** What a run of Vitest does with the changes: a file, which an environment variable names. */
export interface Trial {
  project: string;
  /** The sources with changes, and the number of the first change of each. */
  sources: { file: string; first: number }[];
  tests: string[];
  /** A file, to which the worker adds one line for each report. */
  reports: string;
  /**
   * `map` runs each test once and reports the changes that it reaches. `try` runs each test once more for
   * each change of `plan`. `whole` runs all tests with one change from the load of the modules on.
   */
  step: 'map' | 'try' | 'whole';
  /** By test: the changes that the test is to try, and its measures without a change. */
  plan: Record<string, Plan>;
  /** The one change of `whole`. */
  change: number;
}

/** A test without a change. */
export interface Measure {
  /** How often the test reaches a switch. */
  reached: number;
  ms: number;
}

export interface Plan extends Measure {
  changes: number[];
}

/** One line of the worker. */
export type Report =
  | ({ kind: 'reaches'; test: string; changes: number[] } & Measure)
  /** Reached while modules load or a group is prepared, outside any test. */
  | { kind: 'loads'; changes: number[] }
  | { kind: 'tries'; change: number; test: string }
  | { kind: 'killed'; change: number; test: string; by: string }
  /** The test has reached a limit of time: the change, or a busy machine. */
  | { kind: 'slow'; change: number; test: string }
  | { kind: 'done'; test: string }
  /** The test does not pass without a change: after the tries, or at once. */
  | { kind: 'broken'; test: string; why: string };

/** The name of the environment variable with the trial's file. */
export const trialVariable = 'MUTATION_TRIAL';
