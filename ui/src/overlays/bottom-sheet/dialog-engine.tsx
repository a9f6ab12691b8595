'use client';
import { ModalFrame } from '../../platform/modal-frame.js';
import { findSheetFocus, panelLook, type SheetEngineProps } from './sheet-engine.js';

/** The default sheet engine: a panel in the browser's modal `<dialog>`, without dragging. */
export function DialogEngine(props: SheetEngineProps) {
  return (
    <ModalFrame
      name="BottomSheet"
      open={props.open}
      onAway={(reason) => props.onOpenChange(false, reason)}
      onGone={props.onGone}
      labelledBy={props.labelledBy}
      className="kopa-frame kopa-sheet"
      height={props.height}
      findFocus={findSheetFocus(props.initialFocus)}
      native={props.native}
    >
      <div className={panelLook(props.className)} style={props.style}>
        {props.children}
      </div>
    </ModalFrame>
  );
}
