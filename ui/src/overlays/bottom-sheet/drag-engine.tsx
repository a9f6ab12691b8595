'use client';
import {
  useEffect,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type FocusEvent,
  type PointerEvent,
} from 'react';
import { Content, Root } from 'vaul';
import { leaveEscape } from '../../platform/escape-key.js';
import { ModalFrame } from '../../platform/modal-frame.js';
import { SheetHandle } from './sheet-handle.js';
import { findSheetFocus, panelLook, type SheetEngineProps } from './sheet-engine.js';
import { PanelHeight } from './sheet-parts.js';
import { useSnapHeights, type SnapHeights } from './snap-heights.js';

/** Elements that do not start a drag: controls and scrolling areas. */
const HELD = 'button, a, label, input, select, textarea, summary, [contenteditable], [data-sheet-scrolls]';
const TYPED =
  'textarea, input:not([type=radio], [type=checkbox], [type=range], [type=button], [type=submit])';

/**
 * The draggable sheet engine, based on vaul. Vaul moves the panel and decides where the panel stops;
 * ModalFrame makes the sheet modal, as in the dialog engine. Vaul runs in its non-modal mode: its scroll lock
 * detects Safari by user agent, which iOS web views lack, and its modal mode hides the page only from screen
 * readers and leaves the focus outside.
 */
export function DragEngine(props: SheetEngineProps) {
  const { open, onOpenChange } = props;
  const panel = useRef<HTMLDivElement>(null);
  const heights = useSnapHeights(panel, props.snapPoints);
  const top = (heights?.stops.length ?? 1) - 1;
  const [chosen, setChosen] = useState(0);
  const stop = Math.min(chosen, top);
  const [swipes, setSwipes] = useState(0);
  const [refused, setRefused] = useState(0);
  const isPlaced = usePlaced(heights !== undefined);
  useBodyAsItWas();

  if (open && refused !== swipes) setRefused(swipes);
  const points = useMemo(() => snapPointsOf(heights, refused), [heights, refused]);

  const onPoint = (point: string | number | null) => {
    const index = points.indexOf(String(point));
    if (index > 0) setChosen(index - 1);
    if (index !== 0 || !open) return;
    setSwipes((count) => count + 1);
    onOpenChange(false, 'swipe');
  };
  const onFocus = ({ target, currentTarget }: FocusEvent) => {
    // An open keyboard would leave no space for a low sheet. React also bubbles the focus events of a sheet
    // on top of this one.
    if (currentTarget.contains(target) && target.matches(TYPED)) setChosen(top);
  };

  const onPress = (event: PointerEvent) => {
    keepFromDrag(event);
    if (stop === top) letDrag(panel.current);
  };

  const stopsAt = heights?.stops[stop] ?? 0;
  const style = heights && {
    '--kopa-sheet-hidden': `${heights.panel - stopsAt}px`,
    height: props.snapPoints && `${heights.panel}px`,
  };

  return (
    <ModalFrame
      name="BottomSheet"
      open={open}
      onAway={(reason) => onOpenChange(false, reason)}
      onGone={props.onGone}
      labelledBy={props.labelledBy}
      className="kopa-frame kopa-sheet"
      height={props.height}
      findFocus={findSheetFocus(props.initialFocus)}
      native={props.native}
    >
      <Root
        open={open}
        modal={false}
        // The sheet must not close by itself: the host decides.
        dismissible={false}
        noBodyStyles
        repositionInputs={false}
        snapPoints={points}
        fadeFromIndex={points.length - 1}
        activeSnapPoint={points[stop + 1] ?? null}
        setActiveSnapPoint={onPoint}
      >
        <Content
          ref={panel}
          forceMount
          // The frame is the dialog.
          // oxlint-disable-next-line jsx-a11y/aria-role -- it takes the role away
          role={undefined}
          aria-describedby={undefined}
          // Vaul's own style sheet depends on this attribute; our styles are in overlays.css.
          data-vaul-drawer={undefined}
          data-vaul-animate={undefined}
          data-drag={isPlaced ? 'placed' : 'placing'}
          // Nor may Escape close vaul's layer.
          onEscapeKeyDown={leaveEscape}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          style={{ ...style, ...props.style } as CSSProperties}
          className={panelLook('outline-none', props.className)}
        >
          {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys have the handle and Close */}
          <div className="flex min-h-0 flex-1 flex-col" onPointerDown={onPress} onFocus={onFocus}>
            <SheetHandle
              stop={stop}
              top={top}
              onStop={(next) => setChosen(Math.max(0, Math.min(next, top)))}
            />
            <PanelHeight.Provider value={stopsAt}>{props.children}</PanelHeight.Provider>
          </div>
        </Content>
      </Root>
    </ModalFrame>
  );
}

/**
 * Vaul captures the pointer of any draggable element, so that a button would be pressed after the finger had
 * left the button.
 */
function keepFromDrag(event: PointerEvent) {
  const target = event.target as Element;
  if (!target.closest('[data-sheet-handle]') && target.closest(HELD)) event.stopPropagation();
}

/**
 * At position 0 vaul ignores a drag for reasons that do not hold here: a scrolled ancestor (the page behind),
 * selected text (a finger that rested on the title), a drag refused shortly before. A panel slightly below 0
 * avoids these checks; elements that scroll start no drag anyway. Vaul corrects the position afterwards.
 */
function letDrag(panel: HTMLElement | null) {
  if (panel) panel.style.transform = 'translate3d(0, 0.01px, 0)';
}

/**
 * The snap points in vaul's unit: px from the bottom of the page to the panel's top, for a panel of the
 * page's height. The first one hides the panel completely: a drag to it means closing. When the host refuses,
 * the sheet must come back. Vaul moves to a snap point again when its name changes; vaul reads only the
 * number of the name.
 */
function snapPointsOf(heights: SnapHeights | undefined, refused: number): string[] {
  const { page, panel, stops } = heights ?? {
    page: window.innerHeight,
    panel: window.innerHeight,
    stops: [],
  };
  const seen = heights ? [0, ...stops] : [0, panel];
  return seen.map((height) => `${page - panel + height}px, ${refused} times refused`);
}

/** False until the panel is painted in its place: the first positioning must not be animated. */
function usePlaced(isMeasured: boolean): boolean {
  const [isPlaced, setIsPlaced] = useState(false);
  useEffect(() => {
    if (!isMeasured) return undefined;
    const frame = requestAnimationFrame(() => setIsPlaced(true));
    return () => cancelAnimationFrame(frame);
  }, [isMeasured]);
  return isPlaced;
}

/**
 * A non-modal vaul sets `pointer-events` on the body in the frame after opening and never restores the value.
 */
function useBodyAsItWas() {
  useEffect(() => {
    const { style } = document.body;
    const before = style.pointerEvents;
    requestAnimationFrame(() => {
      style.pointerEvents = before;
    });
  }, []);
}
