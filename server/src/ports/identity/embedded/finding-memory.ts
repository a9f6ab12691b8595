export interface FindingMemory<Finding> {
  /**
   * The remembered finding of a key; otherwise `look` computes the finding once for all concurrent callers.
   * Its signal aborts when all callers have aborted. Its error is thrown to each caller and not remembered.
   * An abort rejects with the signal's reason.
   */
  find(key: string, look: (signal: AbortSignal) => Promise<Finding>, signal?: AbortSignal): Promise<Finding>;
}

interface Looking<Finding> {
  found: Promise<Finding>;
  asking: number;
  gone: AbortController;
}

/** Remembers a limited number of the most recently requested findings, in memory only. */
export function openFindingMemory<Finding>(most: number): FindingMemory<Finding> {
  // A Map keeps the order of insertion.
  const known = new Map<string, Finding>();
  const underWay = new Map<string, Looking<Finding>>();

  function remember(key: string, finding: Finding): void {
    known.delete(key);
    known.set(key, finding);
    if (known.size > most) known.delete(known.keys().next().value!);
  }

  function begin(key: string, look: (signal: AbortSignal) => Promise<Finding>): Looking<Finding> {
    const gone = new AbortController();
    const looking: Looking<Finding> = { found: look(gone.signal), asking: 0, gone };
    underWay.set(key, looking);
    const end = () => {
      if (underWay.get(key) === looking) underWay.delete(key);
    };
    looking.found.then((finding) => {
      end();
      remember(key, finding);
    }, end);
    return looking;
  }

  return {
    async find(key, look, signal) {
      signal?.throwIfAborted();
      const finding = known.get(key);
      if (finding !== undefined) {
        remember(key, finding);
        return finding;
      }
      const looking = underWay.get(key) ?? begin(key, look);
      looking.asking += 1;
      return new Promise<Finding>((resolve, reject) => {
        const leave = () => {
          reject(signal!.reason);
          looking.asking -= 1;
          if (looking.asking > 0) return;
          if (underWay.get(key) === looking) underWay.delete(key);
          looking.gone.abort();
        };
        signal?.addEventListener('abort', leave, { once: true });
        looking.found.then(resolve, reject).finally(() => signal?.removeEventListener('abort', leave));
      });
    },
  };
}
