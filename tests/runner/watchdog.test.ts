import { describe, expect, it } from 'vitest';
import { Watchdog } from './watchdog.ts';

const minute = 60_000;

/** A machine whose clock and load the test sets. */
function machine() {
  const state = { time: 0, perCore: 1 };
  const watchdog = new Watchdog(5 * minute, { now: () => state.time, load: () => state.perCore });
  const pass = (minutes: number, perCore = 1) => {
    let found: string[] | undefined;
    for (let second = 0; second < minutes * 60; second += 5) {
      Object.assign(state, { time: state.time + 5000, perCore });
      found = watchdog.look();
    }
    return found;
  };
  return { watchdog, pass };
}

describe('the watchdog of the test command', () => {
  it('the watchdog names the running tests when nothing has ended for five minutes', () => {
    const { watchdog, pass } = machine();
    watchdog.began('a.test.ts > ends');
    watchdog.began('a.test.ts > hangs');
    watchdog.ended('a.test.ts > ends');
    expect(pass(5)).toBeUndefined();
    expect(pass(1)).toEqual(['a.test.ts > hangs']);
  });

  it('the watchdog is silent for hours while a test ends every four minutes', () => {
    const { watchdog, pass } = machine();
    for (let test = 0; test < 100; test += 1) {
      watchdog.began(`test ${test}`);
      expect(pass(4)).toBeUndefined();
      watchdog.ended(`test ${test}`);
    }
  });

  it('the watchdog waits longer on a machine with other load, up to a limit', () => {
    const { watchdog, pass } = machine();
    watchdog.began('slow');
    expect(pass(24, 15)).toBeUndefined();
    expect(pass(2, 15)).toEqual(['slow']);
  });

  it('the watchdog does not count the load of the tests themselves', () => {
    const { watchdog, pass } = machine();
    watchdog.began('hangs');
    expect(pass(6, 3)).toEqual(['hangs']);
  });
});
