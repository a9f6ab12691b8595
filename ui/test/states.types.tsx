/* The props that the types of states accept and refuse; the type checker is the test (`tsc -p ui`). */
import { createRef, type ReactNode } from 'react';
import { AsyncView } from '../src/states/async-view/index.ts';
import { EmptyState } from '../src/states/empty-state/index.ts';
import { ErrorState } from '../src/states/error-state/index.ts';
import { OfflineStrip } from '../src/states/offline-strip/index.ts';
import { Skeleton } from '../src/states/skeleton/index.ts';
import { ToastProvider } from '../src/states/toast/index.ts';

declare const accept: (element: ReactNode) => void;
const body = { children: 'Words' };
const margin = { marginBlockStart: '1rem' };
const box = createRef<HTMLDivElement>();

// Looks, attributes, events and the ref of the element that each is; of toasts, of their card.
accept(<AsyncView state="ready" className="m" style={margin} id="a" data-x="b" aria-label="c" ref={box} />);
accept(
  <EmptyState title="No loans" className="m" style={margin} id="a" data-x="b" aria-live="off" ref={box} />,
);
accept(<ErrorState className="m" style={margin} id="a" data-x="b" aria-describedby="c" ref={box} />);
accept(<OfflineStrip className="m" style={margin} id="a" data-x="b" aria-describedby="c" ref={box} />);
accept(<Skeleton className="m" style={margin} id="a" data-x="b" aria-describedby="c" ref={box} />);
accept(
  <ToastProvider className="m" style={margin} id="a" data-x="b" onFocus={() => 0} ref={box} {...body} />,
);
// @ts-expect-error There is no such state.
accept(<AsyncView state="done" />);
// @ts-expect-error Classes are a text.
accept(<EmptyState title="No loans" className={['m']} />);
// @ts-expect-error The ref goes to its box.
accept(<Skeleton ref={createRef<HTMLOutputElement>()} />);
// @ts-expect-error What it shows is a title, a body and an action.
accept(<ErrorState>Words</ErrorState>);
// @ts-expect-error Around the app.
accept(<ToastProvider />);
