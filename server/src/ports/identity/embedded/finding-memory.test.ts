import { describe, expect, it } from 'vitest';
import { openFindingMemory } from './finding-memory.ts';

/** A finder that counts its executions, and answers on demand. */
function openSight() {
  const looks: { signal: AbortSignal; resolve(finding: string): void; reject(error: Error): void }[] = [];
  const look = (signal: AbortSignal) =>
    new Promise<string>((resolve, reject) => {
      looks.push({ signal, resolve, reject });
    });
  return { looks, look };
}

describe('a cache of findings', () => {
  it('one execution serves all concurrent requests, and later ones', async () => {
    const memory = openFindingMemory<string>(4);
    const { looks, look } = openSight();
    const asked = [memory.find('a', look), memory.find('a', look), memory.find('b', look)];
    looks[0]!.resolve('one');
    looks[1]!.resolve('other');
    expect(await Promise.all(asked)).toEqual(['one', 'one', 'other']);
    expect(await memory.find('a', look)).toBe('one');
    expect(looks).toHaveLength(2);
  });

  it('a failure is not cached', async () => {
    const memory = openFindingMemory<string>(4);
    const { looks, look } = openSight();
    const asked = Promise.allSettled([memory.find('a', look), memory.find('a', look)]);
    looks[0]!.reject(new Error('busy'));
    expect((await asked).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    const again = memory.find('a', look);
    looks[1]!.resolve('found');
    expect(await again).toBe('found');
  });

  it('the least recently used finding is dropped first', async () => {
    const memory = openFindingMemory<string>(2);
    const looked: string[] = [];
    const find = (key: string) =>
      memory.find(key, async () => {
        looked.push(key);
        return key;
      });
    for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) expect(await find(key)).toBe(key);
    expect(looked).toEqual(['a', 'b', 'c', 'b']);
  });

  it('one caller can leave without the others, and the work stops when all have left', async () => {
    const memory = openFindingMemory<string>(4);
    const { looks, look } = openSight();
    const [first, second] = [new AbortController(), new AbortController()];
    const asked = Promise.allSettled([
      memory.find('a', look, first.signal),
      memory.find('a', look, second.signal),
    ]);
    first.abort(new Error('first'));
    expect(looks[0]!.signal.aborted).toBe(false);
    second.abort(new Error('second'));
    expect(looks[0]!.signal.aborted).toBe(true);
    expect((await asked).map((each) => each.status === 'rejected' && each.reason.message)).toEqual([
      'first',
      'second',
    ]);
    const again = memory.find('a', look);
    looks[0]!.reject(new Error('given up'));
    looks[1]!.resolve('found');
    expect(await again).toBe('found');
    expect(await memory.find('a', look)).toBe('found');
    await expect(memory.find('a', look, first.signal)).rejects.toThrow('first');
    expect(looks).toHaveLength(2);
  });
});
