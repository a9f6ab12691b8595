'use client';
import { useRef } from 'react';
import { sheetWords } from '../../foundations/strings/english.js';
import { useStrings } from '../../foundations/strings/index.js';

export interface SheetHandleProps {
  /** Where the sheet stops now, and the highest of its stops; the lowest is 0. */
  stop: number;
  top: number;
  onStop: (stop: number) => void;
}

/** More than a tap that trembles, px. */
const MOVED = 10;

/**
 * What one sees that a sheet can be dragged by. With more than one stop it is a `<button>` that does what dragging does
 * (WCAG 2.5.7): one stop up with each press, and from the highest back to the lowest; arrows go up and down. With one stop
 * there is nothing to press, and it is a `<div>` for the eye.
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
          // A drag with a mouse ends in a click.
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
