import { repayStatement } from '@kopa/contract/calls/statement';
import {
  sandboxOutbox,
  sandboxPaymentMode,
  sandboxPayments,
  sandboxSettle,
} from '@kopa/contract/calls/sandbox';
import type { LoanStatement } from '@kopa/contract/entities';
import { accountFrom, lineFrom } from '../../server/test/recompute.ts';
import type { Storage } from '../../server/src/storage/open.ts';
import { begin } from '../../server/test/test-lender.ts';
import { openPlace, type LenderPlace } from '../flows/lender-place.ts';
import { Borrower } from './borrower.ts';
import { checkBooks, type Found } from './check-books.ts';
import { Line } from './line.ts';
import { nextFault, type Fault, type Jumps } from './plan.ts';
import { Random } from './random.ts';
import { startMortal } from './start-mortal.ts';

export interface Trial {
  /** The file of `bundleLender`. */
  code: string;
  place: LenderPlace;
  count: number;
  /** Of the plan: the same seed and count have the same faults at the same commands. */
  seed: number;
  jumps: Jumps;
  /** Called after each hundred faults. */
  tell?: (line: string) => void;
}

/** What is found after a trial. */
export interface Checked extends Found {
  /** Loans that were paid off, and all of them. */
  finished: number;
  loans: number;
}

/** What a trial has met. */
export interface Result extends Checked {
  faults: Record<Fault['kind'], number>;
}

/** Borrowers at the same time. */
const atOnce = 4;
const longest = 40;

/**
 * Lets borrowers take loans from a lender while faults happen, one at a command. Afterwards the lender is
 * left alone until its work is done, and its books are checked. Throws at the first command that is lost or
 * fails, with the number of the fault.
 */
export async function tryFaults({
  code,
  place,
  count,
  seed,
  jumps,
  tell = () => {},
}: Trial): Promise<Result> {
  const random = new Random(seed);
  let clockMs = begin - Date.now();
  let backMs = 0;
  const lender = await startMortal(code, place, clockMs);
  const line = new Line(lender, random);
  const everybody: Borrower[] = [];
  const faults: Result['faults'] = { kill: 0, cut: 0, double: 0, clock: 0 };
  const newcomer = () => {
    const number = String(711_000_000 + everybody.length);
    const borrower = new Borrower(number, line, lender, new Random(seed + 1 + everybody.length));
    everybody.push(borrower);
    return borrower;
  };
  try {
    await line.reach(sandboxPaymentMode, { mode: 'hold' });
    const active = Array.from({ length: atOnce }, newcomer);
    for (let done = 1; done <= count; done += 1) {
      const fault = nextFault(random, jumps);
      try {
        if (fault.kind === 'kill') await lender.dieAt(fault);
        if (fault.kind === 'clock' && fault.ms > 0) await line.advance(fault.ms / 1000);
        if (fault.kind === 'clock' && fault.ms < 0) {
          backMs -= fault.ms;
          await lender.setClock((clockMs += fault.ms));
        }
        const others = random.between(1, atOnce - 1);
        const [hit, ...beside] = shuffled(active, random);
        const kills = lender.kills;
        await Promise.all([hit!.step(fault), ...beside.slice(0, others).map(goOn)]);
        if (fault.kind === 'kill' && lender.kills === kills && lender.lives()) await lender.kill();
      } catch (error) {
        throw new Error(`Fault ${done} of seed ${seed}: ${JSON.stringify(fault)}`, { cause: error });
      }
      faults[fault.kind] += 1;
      for (const [at, one] of active.entries()) if (one.hasEnded) active[at] = newcomer();
      if (done % 100 === 0)
        tell(`${done} faults, ${everybody.filter(({ hasEnded }) => hasEnded).length} loans ended`);
    }
    const open = async () => {
      await lender.stop();
      return openPlace(place);
    };
    return { ...(await checkAll(line, everybody, open, backMs)), faults };
  } finally {
    await lender.stop();
  }
}

/**
 * Leaves a lender alone until its work is done, and checks what the borrowers are shown and then the books.
 * `open`: the lender's database. `backMs`: how far the lender's clock went back.
 */
export async function checkAll(
  line: Line,
  everybody: readonly Borrower[],
  open: () => Promise<Storage>,
  backMs = 0,
): Promise<Checked> {
  await quiet(line, backMs);
  const wrong = await wrongOnScreens(line, everybody);
  const storage = await open();
  try {
    const found = await checkBooks(
      storage.db,
      everybody.map(({ expected }) => expected),
    );
    const loans = everybody.filter(({ orderNo }) => orderNo !== undefined).length;
    const finished = everybody.filter(({ hasEnded }) => hasEnded).length;
    return { ...found, wrong: [...found.wrong, ...wrong], loans, finished };
  } finally {
    await storage.close();
  }
}

/** A few commands without a fault of their own, so that loans get on. */
async function goOn(borrower: Borrower): Promise<void> {
  for (let steps = 0; steps < 5; steps += 1) await borrower.step();
}

function shuffled<T>(list: readonly T[], random: Random): T[] {
  const rest = [...list];
  return list.map(() => rest.splice(random.between(0, rest.length - 1), 1)[0]!);
}

/**
 * Lets the provider end everything, and the lender ask after what it was not told: its next question may wait
 * for a time that the clock has left.
 */
async function quiet(line: Line, backMs: number): Promise<void> {
  await line.advance(Math.ceil(backMs / 1000));
  for (let rounds = 0; rounds < longest; rounds += 1) {
    await line.advance(1800);
    const { data } = await line.reach(sandboxPayments, {});
    const held = data.payments.filter(({ state }) => state === 'held');
    for (const { reference } of held)
      await line.reach(sandboxSettle, { reference, resultCode: 0, copies: 1 });
    if (held.length === 0 && rounds > 6) return;
  }
  throw new Error('The provider is asked for more and more payments.');
}

/** Statements that do not follow from their own figures, and messages about money that were sent twice. */
async function wrongOnScreens(line: Line, everybody: readonly Borrower[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const borrower of everybody) {
    const { data } = await line.reach(sandboxOutbox, { mobile: borrower.number });
    const texts = (data?.messages ?? [])
      .map(({ text }) => text)
      .filter((text) => /receipt|has been sent to your/.test(text));
    for (const text of new Set(texts))
      if (texts.filter((one) => one === text).length > 1) wrong.push(`sent twice: ${text}`);
    if (!borrower.orderNo || !borrower.token) continue;
    const { code, data: statement } = await line.reach(
      repayStatement,
      { orderNo: borrower.orderNo },
      borrower.token,
    );
    if (code === 0) wrong.push(...wrongLines(statement).map((what) => `${borrower.orderNo}: ${what}`));
  }
  return wrong;
}

function wrongLines(statement: LoanStatement): string[] {
  const wrong: string[] = [];
  for (const entry of statement.lines)
    if (lineFrom(entry, statement.terms) !== entry.cents)
      wrong.push(`${entry.day} ${entry.kind} ${entry.cents}`);
  const { principalOwedCents, interestOwedCents, penaltyOwedCents } = statement;
  const computed = accountFrom(statement);
  if (
    principalOwedCents !== computed.principalOwedCents ||
    interestOwedCents !== computed.interestOwedCents ||
    penaltyOwedCents !== computed.penaltyOwedCents
  )
    wrong.push(JSON.stringify({ principalOwedCents, interestOwedCents, penaltyOwedCents, computed }));
  return wrong;
}
