'use client';
import { useRef } from 'react';
import { sheetWords } from '../../foundations/strings/english-parts.js';
import { useStrings } from '../../foundations/strings/index.js';

export interface SheetHandleProps {
  /** The current snap point and the highest one; the lowest is 0. */
  stop: number;
  top: number;
  onStop: (stop: number) => void;
}

/** Movement above a trembling tap, px. */
const MOVED = 10;

/**
 * The handle of a draggable sheet. With several snap points the handle is a `<button>` with the same function
 * as dragging (WCAG 2.5.7): each press moves one snap point up, from the highest to the lowest; arrows move
 * up and down. With one snap point the handle is a decorative `<div>`.
 */
export function SheetHandle({ stop, top, onStop }: SheetHandleProps) {
  const strings = useStrings(sheetWords);
  const pressedAt = useRef(0);
  if (top === 0)
    return (
      <div data-sheet-handle="" aria-hidden className="kopa-sheet-grip">
        <Pill />
      </div>
    );
  const isHighest = stop === top;
  return (
    <div className="kopa-sheet-grip">
      <button
        type="button"
        data-sheet-handle=""
        aria-label={isHighest ? strings.showLess : strings.showMore}
        onPointerDown={(event) => (pressedAt.current = event.clientY)}
        onClick={({ clientY, detail }) => {
          // A mouse drag ends with a click event.
          const wasDragged = detail > 0 && Math.abs(clientY - pressedAt.current) > MOVED;
          if (!wasDragged) onStop(isHighest ? 0 : stop + 1);
        }}
        onKeyDown={(event) => {
          const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
          if (step === undefined) return;
          event.preventDefault();
          onStop(stop + step);
        }}
        className="kopa-sheet-handle"
      >
        <Pill />
      </button>
    </div>
  );
}

const Pill = () => <span className="h-1 w-8 rounded-full bg-control" />;
