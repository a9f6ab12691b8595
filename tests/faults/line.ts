import { isDeepStrictEqual } from 'node:util';
import { setTimeout as wait } from 'node:timers/promises';
import { errorCodes } from '@kopa/contract';
import type { Call, RequestOf, ResultOf } from '@kopa/contract/calls/call';
import { sandboxAdvanceClock } from '@kopa/contract/calls/sandbox';
import type { Answer, Sent } from '../../server/test/test-lender.ts';
import type { Fault } from './plan.ts';
import type { Random } from './random.ts';
import { lost, send, type Cut } from './send.ts';
import type { Mortal } from './start-mortal.ts';

/** The answer to a command; `unknown`: cut off and given up, so the lender has done it once or never. */
export type Outcome<T> = { data: T } | { refusal: number } | 'unknown';

/** A read that finds nobody for so many times fails. */
const mostTries = 40;
/** A killed process refuses connections a moment before its end is known. */
const usualPauseMs = 50;

/** What a line needs of a lender: an address that answers after `up`, and the log's severe lines. */
export interface Reached extends Pick<Mortal, 'url' | 'faults' | 'up'> {
  /** How long the lender is left alone after no answer. Default 50. */
  pauseMs?: number;
}

/** The line between borrowers and a lender that dies. */
export class Line {
  readonly #lender: Reached;
  readonly #random: Random;
  readonly #acknowledged: () => void;
  #waits = 0;

  /** `acknowledged` is called after each command that is done. */
  constructor(lender: Reached, random: Random, acknowledged: () => void = () => {}) {
    this.#lender = lender;
    this.#random = random;
    this.#acknowledged = acknowledged;
  }

  /** Reads, or moves what is not the lender's, until an answer comes. */
  async reach<C extends Call>(call: C, request: RequestOf<C>, token?: string): Promise<Answer<ResultOf<C>>> {
    for (let tries = 0; tries < mostTries; tries += 1) {
      const answer = await this.#once(call, request as Record<string, unknown>, { ...(token && { token }) });
      if (answer !== lost) return answer as Answer<ResultOf<C>>;
    }
    throw this.#silent(call);
  }

  /**
   * A command under its key, with a fault of its own line. Without an answer it is repeated under the same
   * key, or sometimes given up.
   */
  async command<C extends Call>(
    call: C,
    request: RequestOf<C>,
    { token, key }: { token?: string | undefined; key: string },
    fault?: Fault,
  ): Promise<Outcome<ResultOf<C>>> {
    const sent: Sent = { ...(token && { token }), ...(call.changes && { key }) };
    for (let tries = 0; tries < mostTries; tries += 1) {
      const own = tries === 0 ? fault : undefined;
      const answers = await Promise.all(
        Array.from({ length: own?.kind === 'double' ? 2 : 1 }, () =>
          this.#once(
            call,
            request as Record<string, unknown>,
            sent,
            own?.kind === 'cut' ? own.where : undefined,
          ),
        ),
      );
      const got = answers.filter((answer) => answer !== lost);
      const [first, second] = got;
      if (first && second && call.changes && !isDeepStrictEqual(first, second))
        throw new Error(
          `${call.path} under one key has two answers: ${JSON.stringify(first)} ${JSON.stringify(second)}`,
        );
      // Without a key the second of two is refused, as the first has done it.
      const best = got.find(({ code }) => code === 0) ?? first;
      if (best) return best.code === 0 ? { data: best.data as ResultOf<C> } : { refusal: best.code };
      if (tries > 0 && this.#random.chance(0.3)) return 'unknown';
    }
    throw this.#silent(call);
  }

  /** Moves the sandbox's clock forward, in seconds. */
  async advance(seconds: number): Promise<void> {
    await this.reach(sandboxAdvanceClock, { seconds });
  }

  /** Waits for the lender's jobs: a moment, and after some moments six minutes of the lender's clock. */
  async idle(): Promise<void> {
    this.#waits += 1;
    if (this.#waits % 20 === 0) await this.advance(360);
    else await wait(50);
  }

  #silent({ path }: Call): Error {
    const said = this.#lender.faults.slice(-3).join('\n');
    return new Error(`${path} had no answer in ${mostTries} tries.\n${said}`);
  }

  async #once(call: Call, request: Record<string, unknown>, sent: Sent, cut?: Cut) {
    await this.#lender.up();
    const answer = await send(this.#lender.url, call, request, sent, cut);
    if (answer !== lost && answer.code === errorCodes.internal)
      throw new Error(`${call.path} failed: ${this.#lender.faults.slice(-3).join('\n')}`);
    if (answer === lost) await wait(this.#lender.pauseMs ?? usualPauseMs);
    if (answer !== lost && answer.code === 0 && call.changes) this.#acknowledged();
    return answer;
  }
}
