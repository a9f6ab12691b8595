'use client';
import { useEffect, useState, type ComponentType } from 'react';
import { DialogEngine } from './dialog-engine.js';
import type { SheetEngineProps } from './sheet-engine.js';

type SheetEngine = ComponentType<SheetEngineProps>;

/**
 * Maximum delay of an opening during the fetch of the drag engine, ms. Then the sheet opens without the
 * engine.
 */
const PATIENCE = 500;

let fetched: SheetEngine | undefined;
let fetching: Promise<SheetEngine | undefined> | undefined;

function fetchDragEngine(): Promise<SheetEngine | undefined> {
  fetching ??= import('./drag-engine.js').then(
    ({ DragEngine }) => (fetched = DragEngine),
    () => {
      // The next sheet retries, because the connection may be back.
      fetching = undefined;
      return undefined;
    },
  );
  return fetching;
}

/** The engine without a pending fetch. */
function atHand(isDraggable: boolean): { Sheet: SheetEngine } | undefined {
  const Sheet = isDraggable ? fetched : DialogEngine;
  return Sheet && { Sheet };
}

/**
 * Fetches the code of `draggable` sheets (about 20 kB), so that the first sheet opens at once: call the
 * function when a screen with such a sheet is shown. Never rejects: without the code the sheet opens without
 * dragging.
 */
export async function preloadDragEngine(): Promise<void> {
  await fetchDragEngine();
}

/** The engine of a sheet, or undefined during the fetch. Constant until the sheet has closed. */
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
