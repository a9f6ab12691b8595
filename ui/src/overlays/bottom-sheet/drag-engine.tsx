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
import { useSnapHeights, type SnapHeights } from './snap-heights.js';

/** What a press does not drag the sheet by: what is pressed for itself, and what scrolls. */
const HELD = 'button, a, label, input, select, textarea, summary, [contenteditable], [data-sheet-scrolls]';
const TYPED =
  'textarea, input:not([type=radio], [type=checkbox], [type=range], [type=button], [type=submit])';

/**
 * The sheet engine that is dragged, on vaul. Vaul moves the panel and decides where it stops; everything that makes a sheet
 * modal is ModalFrame's, as in the dialog engine. So vaul is told that it is not modal: its scroll lock goes by the word
 * "Safari", which iOS web views do not say, it hides the page from readers alone, and it leaves the focus outside.
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
    // The keyboard leaves nothing of a low sheet. React bubbles the focus of a sheet on top of this one, too.
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
        // It must not close by itself: the host is asked, and may refuse.
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
          // What vaul writes its own style sheet for; ours are in overlays.css.
          data-vaul-drawer={undefined}
          data-vaul-animate={undefined}
          data-drag={isPlaced ? 'placed' : 'placing'}
          // Nor is it the layer that Escape closes.
          onEscapeKeyDown={leaveEscape}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          style={{ ...style, ...props.style } as CSSProperties}
          className={panelLook('outline-hidden', props.className)}
        >
          {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys have the handle and Close */}
          <div className="flex min-h-0 flex-1 flex-col" onPointerDown={onPress} onFocus={onFocus}>
            <SheetHandle
              stop={stop}
              top={top}
              onStop={(next) => setChosen(Math.max(0, Math.min(next, top)))}
            />
            {props.children}
          </div>
        </Content>
      </Root>
    </ModalFrame>
  );
}

/** Vaul captures the pointer of whatever it may drag, and a button would then be pressed although one slid off it. */
function keepFromDrag(event: PointerEvent) {
  const target = event.target as Element;
  if (!target.closest('[data-sheet-handle]') && target.closest(HELD)) event.stopPropagation();
}

/**
 * Vaul does not drag what stands at 0 while something above it in the page is scrolled, as it takes that for the sheet's content;
 * the page behind is above it, too. So the panel stands a trace lower from the press on. Vaul puts it where it belongs afterwards.
 */
function letDrag(panel: HTMLElement | null) {
  if (panel && document.scrollingElement?.scrollTop !== 0)
    panel.style.transform = 'translate3d(0, 0.01px, 0)';
}

/**
 * The stops as vaul counts them: px from the bottom of the page to the panel's top, for a panel that is as high as the
 * page. Before them stands the one where nothing of the panel is left: who drags it there wants out. When that is refused,
 * the sheet must come back; vaul goes to a stop again when it has a new name, of which it reads only the number.
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

/** False until the panel was painted where it belongs: on the way there it must not glide. */
function usePlaced(isMeasured: boolean): boolean {
  const [isPlaced, setIsPlaced] = useState(false);
  useEffect(() => {
    if (!isMeasured) return undefined;
    const frame = requestAnimationFrame(() => setIsPlaced(true));
    return () => cancelAnimationFrame(frame);
  }, [isMeasured]);
  return isPlaced;
}

/** A vaul that is not modal writes `pointer-events` on the body in the frame after it appeared, and leaves it there. */
function useBodyAsItWas() {
  useEffect(() => {
    const { style } = document.body;
    const before = style.pointerEvents;
    requestAnimationFrame(() => {
      style.pointerEvents = before;
    });
  }, []);
}
