/** A phone's empty storage for `stored`. As in browsers, keys are its own properties. */
export function phoneStorage(
  stored = new Map<string, string>(),
): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  return new Proxy(
    {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    },
    {
      ownKeys: () => [...stored.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    },
  );
}
