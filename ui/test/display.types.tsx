/* The props that the types of displays accept and refuse; the type checker is the test (`tsc -p ui`). */
import { createRef, type ReactNode } from 'react';
import { AmountColumns, AmountSummary } from '../src/display/amount-summary/index.ts';
import { Amount } from '../src/display/amount/index.ts';
import { Avatar } from '../src/display/avatar/index.ts';
import { BrandMark } from '../src/display/brand-mark/index.ts';
import { Card } from '../src/display/card/index.ts';
import { Countdown } from '../src/display/countdown/index.ts';
import { FaqAccordion } from '../src/display/faq-accordion/index.ts';
import { DrawnIn, Illustration, Moment } from '../src/display/illustration/index.ts';
import { InfiniteList } from '../src/display/infinite-list/index.ts';
import { KeyFacts } from '../src/display/key-facts/index.ts';
import { KeyFact, Ledger, LedgerLine, LedgerSum, LedgerTotal } from '../src/display/ledger/index.ts';
import { ListRow } from '../src/display/list-row/index.ts';
import { MessageComposer, MessageThread, MessageThreadHeader } from '../src/display/message-thread/index.ts';
import { Note } from '../src/display/note/index.ts';
import { NoticeBar } from '../src/display/notice-bar/index.ts';
import { OrderCard } from '../src/display/order-card/index.ts';
import { ProgressList } from '../src/display/progress-list/index.ts';
import { FillingBar, ProgressBar } from '../src/display/progress/index.ts';
import { PullToRefresh } from '../src/display/pull-to-refresh/index.ts';
import { Barcode, ReferenceBlock } from '../src/display/reference-block/index.ts';
import { RepaymentTimeline } from '../src/display/repayment-timeline/index.ts';
import { Stack } from '../src/display/stack/index.ts';
import { StatusChip } from '../src/display/status-chip/index.ts';
import { SwipeAction } from '../src/display/swipe-action/index.ts';

declare const accept: (element: ReactNode) => void;
const own = { 'data-testid': 'own', id: 'own' };
const margin = { marginBlockStart: '1rem' };
const box = createRef<HTMLDivElement>();
const element = createRef<HTMLElement>();
const drawing = createRef<SVGSVGElement>();

// Amount: integer cents, in one of the sizes of type.
accept(<Amount cents={1_037_000} />);
accept(<Amount cents={-9_800} size="title" sign="always" currency="" weight="bold" />);
// @ts-expect-error A sum without a sum.
accept(<Amount />);
// @ts-expect-error Cents are a number.
accept(<Amount cents="1037000" />);
// @ts-expect-error No size of type.
accept(<Amount cents={0} size="large" />);
// @ts-expect-error No shillings: cents.
accept(<Amount shillings={10_370} />);

// StatusChip: a tone states the meaning of the word.
accept(<StatusChip tone="info">Checking</StatusChip>);
// @ts-expect-error No colour.
accept(<StatusChip tone="red">Late</StatusChip>);
// @ts-expect-error Never colour alone.
accept(<StatusChip tone="danger" />);

// Looks, attributes, events and the ref of the element that each is.
const line = { label: 'Loan amount', cents: 1_000_000 };
const group = { ...line, lines: [line] } as const;
const sums = { title: 'Loan', get: { cents: 1 }, payBack: { cents: 2 } };
const status = { tone: 'info', label: 'Checking' } as const;
const asked = [{ id: 'cost', question: 'Cost?', answer: 'None' }];
accept(
  <Amount cents={1} className="m" style={margin} id="a" data-x="b" aria-describedby="c" ref={element} />,
);
accept(
  <AmountColumns
    columns={[
      { label: 'Today', cents: 1 },
      { label: 'Later', cents: 2, sign: 'always' },
    ]}
    className="m"
    style={margin}
    id="a"
    data-x="b"
  />,
);
accept(
  <AmountSummary {...sums} className="m" style={margin} id="a" data-x="b" aria-live="off" ref={element} />,
);
accept(
  <BrandMark className="m" style={margin} id="a" data-x="b" role="img" aria-label="Kopa" ref={drawing} />,
);
accept(
  <Card className="m" style={margin} id="a" data-x="b" aria-labelledby="c" ref={element} heading="Money">
    Words
  </Card>,
);
accept(
  <Countdown endsAt={0} className="m" style={margin} id="a" data-x="b" aria-describedby="c" ref={element} />,
);
accept(
  <FaqAccordion items={asked} className="m" style={margin} id="a" data-x="b" aria-label="c" ref={box} />,
);
accept(
  <DrawnIn plays className="m" style={margin} id="a" data-x="b" ref={box}>
    Words
  </DrawnIn>,
);
accept(<Illustration name="wait" className="m" style={margin} id="a" data-x="b" role="img" ref={drawing} />);
accept(<Moment name="paid" plays className="m" style={margin} id="a" data-x="b" role="img" ref={drawing} />);
accept(
  <KeyFacts receive={group} payBack={group} className="m" style={margin} id="a" data-x="b" ref={element} />,
);
accept(
  <Ledger className="m" style={margin} id="a" data-x="b" aria-label="c" ref={createRef<HTMLDListElement>()}>
    <LedgerLine {...line} className="m" style={margin} id="a" data-x="b" aria-describedby="c" ref={box} />
    <LedgerSum {...line} className="m" style={margin} id="a" data-x="b" aria-describedby="c" ref={box} />
    <LedgerTotal {...line} className="m" style={margin} id="a" data-x="b" aria-describedby="c" ref={box} />
    <KeyFact
      label="APR"
      value="35%"
      className="m"
      style={margin}
      id="a"
      data-x="b"
      aria-live="off"
      ref={box}
    />
  </Ledger>,
);
accept(
  <ListRow
    label="Help"
    className="m"
    style={margin}
    id="a"
    data-x="b"
    aria-haspopup="dialog"
    ref={element}
  />,
);
accept(<ListRow label="Terms" href="#terms" target="_blank" rel="noreferrer" download />);
accept(
  <MessageThread messages={[]} className="m" style={margin} id="a" data-x="b" aria-live="off" ref={box} />,
);
accept(
  <MessageThreadHeader className="m" style={margin} id="a" data-x="b" aria-live="off" ref={box}>
    Loan
  </MessageThreadHeader>,
);
accept(<MessageComposer {...own} onSend={() => true} className="m" style={margin} name="text" readOnly />);
accept(<MessageComposer onSend={() => true} text="Hello" onTextChange={(text: string) => text} spellCheck />);
accept(<MessageComposer onSend={() => true} defaultText="Hello" ref={createRef<HTMLTextAreaElement>()} />);
accept(
  <Note className="m" style={margin} id="a" data-x="b" role="alert" aria-live="assertive" ref={box}>
    Words
  </Note>,
);
accept(
  <OrderCard amountCents={1} status={status} className="m" style={margin} id="a" data-x="b" ref={element} />,
);
accept(<ProgressList items={[]} className="m" style={margin} id="a" data-x="b" aria-label="c" reversed />);
accept(<FillingBar share={0} className="m" style={margin} id="a" data-x="b" ref={box} />);
accept(<ProgressBar value={0} label="Days" className="m" style={margin} id="a" data-x="b" ref={box} />);
accept(<Barcode value="1" className="m" style={margin} id="a" data-x="b" ref={drawing} />);
accept(<ReferenceBlock label="Account" value="1" className="m" style={margin} id="a" data-x="b" ref={box} />);
accept(
  <RepaymentTimeline
    rows={[]}
    caption="Interest"
    className="m"
    style={margin}
    id="a"
    data-x="b"
    ref={element}
  />,
);
accept(
  <StatusChip tone="info" className="m" style={margin} id="a" data-x="b" aria-live="polite" ref={element}>
    Checking
  </StatusChip>,
);
accept(<Avatar name={null} src="/me.webp" className="m" style={margin} id="a" data-x="b" ref={element} />);
// @ts-expect-error A person without a known name is said so.
accept(<Avatar />);
accept(
  <InfiniteList hasMore onMore={Math.random} className="m" style={margin} id="a" data-x="b" ref={box}>
    Rows
  </InfiniteList>,
);
// @ts-expect-error More is fetched by somebody.
accept(<InfiniteList hasMore>Rows</InfiniteList>);
accept(
  <PullToRefresh
    onRefresh={() => Promise.all([])}
    button={false}
    className="m"
    style={margin}
    id="a"
    data-x="b"
    ref={box}
  >
    Rows
  </PullToRefresh>,
);
// @ts-expect-error The wait has an end.
accept(<PullToRefresh onRefresh={() => undefined}>Rows</PullToRefresh>);
accept(
  <SwipeAction
    label="About you"
    items={[{ id: 'remove', label: 'Remove', tone: 'danger', icon: null }]}
    onChoose={(id) => id.length}
    className="m"
    style={margin}
    id="a"
    data-x="b"
    ref={box}
  >
    Row
  </SwipeAction>,
);
// @ts-expect-error A row has acts.
accept(<SwipeAction label="Row">Row</SwipeAction>);
accept(<Stack as="ul" gap={2} direction="row" className="m" style={margin} id="a" data-x="b" ref={box} />);
// @ts-expect-error A step of the distances.
accept(<Stack gap={7} />);
// @ts-expect-error Classes are a text.
accept(<Note className={['m']}>Words</Note>);
accept(
  <NoticeBar tone="warning" className="m" style={margin} id="a" data-x="b" role="status" ref={box}>
    Words
  </NoticeBar>,
);
// @ts-expect-error A bar without words says nothing.
accept(<NoticeBar tone="info" />);
// @ts-expect-error A style is an object.
accept(<Amount cents={1} style={16} />);
// @ts-expect-error The ref goes to a drawing.
accept(<Illustration name="wait" ref={box} />);
// @ts-expect-error The ref goes to the field.
accept(<MessageComposer onSend={() => true} ref={createRef<HTMLFormElement>()} />);
// @ts-expect-error Its text has names of its own.
accept(<MessageComposer onSend={() => true} value="Hello" />);
// @ts-expect-error A drawing is no place for words.
accept(<BrandMark>Kopa</BrandMark>);
