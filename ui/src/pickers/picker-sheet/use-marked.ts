'use client';
import { useState } from 'react';
import { useAnnounce } from '../../foundations/announce/index.js';
import { choiceWords } from '../../foundations/strings/english-parts.js';
import { useStrings } from '../../foundations/strings/index.js';
import type { CloseReason } from '../../platform/close-reason.js';

/**
 * How a list takes a choice. `confirm`: a tap marks a row; Confirm, or a second tap on the row, takes the
 * row. `atOnce`: a tap takes, and there is no Confirm.
 */
export type Choosing = 'confirm' | 'atOnce';

interface MarkedOptions {
  value: string | null;
  choosing: Choosing;
  onTake: (value: string) => void;
  onOpenChange: (open: boolean, reason: CloseReason) => void;
}

/** The marked row of a list in a sheet, and the props of its PickerSheet. */
export function useMarked({ value, choosing, onTake, onOpenChange }: MarkedOptions) {
  const strings = useStrings(choiceWords);
  const announce = useAnnounce();
  const [marked, setMarked] = useState(value);
  const [isMissing, setIsMissing] = useState(false);
  return {
    marked,
    /** Why Confirm took nothing, until a row is marked. */
    fault: isMissing && marked === null ? strings.chooseOne : undefined,
    /** A tap, or Enter, on a row. */
    onPress: (pressed: string) => {
      if (choosing === 'confirm' && pressed !== marked) return setMarked(pressed);
      onTake(pressed);
      onOpenChange(false, 'confirm');
    },
    unmark: () => setMarked(null),
    sheet:
      choosing === 'atOnce'
        ? {}
        : {
            onConfirm: () => {
              if (marked !== null) return onTake(marked);
              setIsMissing(true);
              announce(strings.chooseOne, 'assertive');
              return false;
            },
          },
  };
}
