'use client';
import { useEffect, useState, type ComponentType } from 'react';
import { DialogEngine } from './dialog-engine.js';
import type { SheetEngineProps } from './sheet-engine.js';

type SheetEngine = ComponentType<SheetEngineProps>;

/** How long a tap may seem to do nothing while the drag engine is fetched, ms. Then the sheet opens without it. */
const PATIENCE = 500;

let fetched: SheetEngine | undefined;
let fetching: Promise<SheetEngine | undefined> | undefined;

function fetchDragEngine(): Promise<SheetEngine | undefined> {
  fetching ??= import('./drag-engine.js').then(
    ({ DragEngine }) => (fetched = DragEngine),
    () => {
      // The next sheet tries again: the connection may be back.
      fetching = undefined;
      return undefined;
    },
  );
  return fetching;
}

/** What need not be waited for. */
function atHand(isDraggable: boolean): { Sheet: SheetEngine } | undefined {
  const Sheet = isDraggable ? fetched : DialogEngine;
  return Sheet && { Sheet };
}

/**
 * Fetches what `draggable` sheets are made of (about 20 kB), so that the first one opens at once: call it when a screen that
 * has one is shown. Never rejects: without it such a sheet opens all the same, and is not dragged.
 */
export async function preloadDragEngine(): Promise<void> {
  await fetchDragEngine();
}

/**
 * The engine for a sheet that is on the page, or undefined for the moment in which it is being fetched. It stays the same
 * until the sheet has gone.
 */
export function useEngine(isPresent: boolean, isDraggable: boolean): { Sheet: SheetEngine } | undefined {
  const [chosen, setChosen] = useState(() => (isPresent ? atHand(isDraggable) : undefined));
  if (!isPresent && chosen) setChosen(undefined);
  if (isPresent && !chosen && (!isDraggable || fetched)) setChosen(atHand(isDraggable));
  const isAwaited = isPresent && !chosen;
  useEffect(() => {
    if (!isAwaited) return undefined;
    let still = true;
    const choose = (engine: SheetEngine = DialogEngine) => {
      if (still) setChosen((before) => before ?? { Sheet: engine });
    };
    const timer = setTimeout(choose, PATIENCE);
    void fetchDragEngine().then(choose);
    return () => {
      still = false;
      clearTimeout(timer);
    };
  }, [isAwaited]);
  return chosen;
}
