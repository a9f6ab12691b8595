import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { expectOpen, type Opened } from '../../test/from-outside.js';
import { Announcer } from '../foundations/announce/index.js';
import { AmountColumns, AmountSummary } from './amount-summary/index.js';
import { Amount } from './amount/index.js';
import { Avatar } from './avatar/index.js';
import { BrandMark } from './brand-mark/index.js';
import { Card } from './card/index.js';
import { Countdown } from './countdown/index.js';
import { DataTable } from './data-table/index.js';
import { FaqAccordion } from './faq-accordion/index.js';
import { DrawnIn, Illustration, Moment } from './illustration/index.js';
import { InfiniteList } from './infinite-list/index.js';
import { Kbd } from './kbd/index.js';
import { KeyFacts } from './key-facts/index.js';
import { KeyFact, Ledger, LedgerLine, LedgerSum, LedgerTotal } from './ledger/index.js';
import { ListRow } from './list-row/index.js';
import { MessageComposer, MessageThread, MessageThreadHeader } from './message-thread/index.js';
import { Note } from './note/index.js';
import { NoticeBar } from './notice-bar/index.js';
import { OrderCard } from './order-card/index.js';
import { OwnerTag } from './owner-tag/index.js';
import { ProgressList } from './progress-list/index.js';
import { FillingBar, ProgressBar } from './progress/index.js';
import { PromiseDue } from './promise-due/index.js';
import { PullToRefresh } from './pull-to-refresh/index.js';
import { Barcode, ReferenceBlock } from './reference-block/index.js';
import { RepaymentTimeline } from './repayment-timeline/index.js';
import { Stack } from './stack/index.js';
import { StatusChip } from './status-chip/index.js';
import { SwipeAction } from './swipe-action/index.js';

const ignore = () => undefined;
const line = { label: 'Loan amount', cents: 1_000_000 };
const group = { ...line, lines: [line] } as const;
const status = { tone: 'info', label: 'Checking' } as const;
const day = {
  name: 'Today',
  dateLabel: '21 Nov',
  totalCents: 1_037_000,
  costCents: 37_000,
  parts: { interest: 37_000, late: 0 },
};
const message = { id: '1', from: 'me', at: 0, text: 'Hello' } as const;

// `body > div` is the box that a test draws into.
const displays: Opened[] = [
  ['Amount', (outside) => <Amount {...outside} cents={100} />, 'body > div > bdi'],
  ['Amount of a sum not known', (outside) => <Amount {...outside} cents={Number.NaN} />, 'body > div > bdi'],
  [
    'AmountColumns',
    (outside) => (
      <AmountColumns
        {...outside}
        columns={[
          { label: 'Today', cents: 1 },
          { label: 'Later', cents: 2 },
        ]}
      />
    ),
    'body > div > div',
  ],
  [
    'AmountSummary',
    (outside) => <AmountSummary {...outside} title="Loan" get={{ cents: 1 }} payBack={{ cents: 2 }} />,
    'body > div > section',
  ],
  [
    'DataTable',
    (outside) => <DataTable {...outside} label="Queues" columns={[]} rows={[]} rowId={String} />,
    'body > div > div > table',
  ],
  ['Avatar', (outside) => <Avatar {...outside} name="Achieng" />, 'body > div > span'],
  [
    'InfiniteList',
    (outside) => (
      <InfiniteList {...outside} hasMore={false} onMore={ignore}>
        Rows
      </InfiniteList>
    ),
    'body > div > div',
  ],
  [
    'PullToRefresh',
    (outside) => (
      <PullToRefresh {...outside} onRefresh={async () => undefined}>
        Rows
      </PullToRefresh>
    ),
    'body > div > div',
  ],
  [
    'SwipeAction',
    (outside) => (
      <SwipeAction {...outside} label="Row" items={[{ id: 'a', label: 'A' }]} onChoose={ignore}>
        Row
      </SwipeAction>
    ),
    'body > div > div',
  ],
  ['Stack', (outside) => <Stack {...outside}>Parts</Stack>, 'body > div > div'],
  ['Kbd', (outside) => <Kbd {...outside}>J</Kbd>, 'body > div > kbd'],
  [
    'OwnerTag',
    (outside) => (
      <OwnerTag {...outside} name={null}>
        free
      </OwnerTag>
    ),
    'body > div > span',
  ],
  [
    'PromiseDue',
    (outside) => (
      <PromiseDue {...outside} dueAt={0} now={0}>
        in 9 h
      </PromiseDue>
    ),
    'body > div > time',
  ],
  ['BrandMark', (outside) => <BrandMark {...outside} />, 'body > div > svg'],
  ['Card', (outside) => <Card {...outside}>Words</Card>, 'body > div > div'],
  [
    'Card with a heading',
    (outside) => (
      <Card {...outside} heading="Money">
        Words
      </Card>
    ),
    'body > div > section',
  ],
  ['Countdown', (outside) => <Countdown {...outside} endsAt={0} />, '[role=timer]'],
  [
    'FaqAccordion',
    (outside) => <FaqAccordion {...outside} items={[{ id: 'cost', question: 'Cost?', answer: 'None' }]} />,
    'body > div > div',
  ],
  ['DrawnIn', (outside) => <DrawnIn {...outside}>Words</DrawnIn>, 'body > div > div'],
  ['Illustration', (outside) => <Illustration {...outside} name="wait" />, 'body > div > svg'],
  ['Moment', (outside) => <Moment {...outside} name="paid" />, 'body > div > svg'],
  ['KeyFacts', (outside) => <KeyFacts {...outside} receive={group} payBack={group} />, 'body > div > div'],
  [
    'Ledger',
    (outside) => (
      <Ledger {...outside}>
        <LedgerLine {...line} />
      </Ledger>
    ),
    'dl',
  ],
  ...(
    [
      ['LedgerLine', (outside) => <LedgerLine {...outside} {...line} />],
      ['LedgerSum', (outside) => <LedgerSum {...outside} {...line} />],
      ['LedgerTotal', (outside) => <LedgerTotal {...outside} {...line} />],
      ['KeyFact', (outside) => <KeyFact {...outside} label="APR" value="35.06%" />],
    ] satisfies [Opened[0], Opened[1]][]
  ).map(([name, draw]): Opened => [
    name,
    (outside) => <Ledger key={name}>{draw(outside)}</Ledger>,
    'dl > div',
  ]),
  ['ListRow', (outside) => <ListRow {...outside} label="Records" />, 'body > div > div'],
  ['ListRow with href', (outside) => <ListRow {...outside} label="Records" href="#records" />, 'a'],
  ['ListRow with onClick', (outside) => <ListRow {...outside} label="Help" onClick={ignore} />, 'button'],
  ['MessageThread', (outside) => <MessageThread {...outside} messages={[message]} />, 'body > div > div'],
  [
    'MessageThreadHeader',
    (outside) => <MessageThreadHeader {...outside}>Loan</MessageThreadHeader>,
    'body > div > div',
  ],
  ['NoticeBar', (outside) => <NoticeBar {...outside}>Words</NoticeBar>, 'body > div > div'],
  ['Note', (outside) => <Note {...outside}>Words</Note>, 'body > div > div'],
  [
    'OrderCard',
    (outside) => <OrderCard {...outside} amountCents={100} status={status} />,
    'body > div > div',
  ],
  [
    'OrderCard with href',
    (outside) => <OrderCard {...outside} amountCents={100} status={status} href="#1" />,
    'a',
  ],
  ['FillingBar', (outside) => <FillingBar {...outside} share={0.5} />, 'body > div > div'],
  [
    'ProgressBar',
    (outside) => <ProgressBar {...outside} value={0.5} label="Days of the loan" />,
    'body > div > div',
  ],
  [
    'ProgressList',
    (outside) => <ProgressList {...outside} items={[{ title: 'Sent', state: 'done' }]} />,
    'body > div > ol',
  ],
  ['Barcode', (outside) => <Barcode {...outside} value="123456" />, 'body > div > svg'],
  [
    'ReferenceBlock',
    (outside) => <ReferenceBlock {...outside} label="Account" value="1" />,
    'body > div > div',
  ],
  [
    'RepaymentTimeline',
    (outside) => <RepaymentTimeline {...outside} rows={[day]} caption="Interest" />,
    'body > div > section',
  ],
  [
    'StatusChip',
    (outside) => (
      <StatusChip {...outside} tone="info">
        Checking
      </StatusChip>
    ),
    'body > div > span',
  ],
];

it.each(displays)('%s passes on looks, attributes, events and its ref', async (_, draw, element) => {
  await expectOpen(draw, element);
});

it('MessageComposer applies looks to its form and everything else to its field', async () => {
  const onKeyDown = vi.fn();
  const ref = { current: null as HTMLTextAreaElement | null };
  const view = await render(
    <MessageComposer
      onSend={ignore}
      className="from-outside"
      style={{ marginTop: '3px' }}
      id="message"
      data-testid="message"
      aria-describedby="more"
      name="message"
      error="Too long"
      onKeyDown={onKeyDown}
      ref={ref}
    />,
  );
  const form = view.container.querySelector('form')!;
  expect(form.className).toBe('from-outside');
  expect(form.style.marginTop).toBe('3px');
  expect(form.id).toBe('');
  const field = view.getByTestId('message').element() as HTMLTextAreaElement;
  expect(ref.current).toBe(field);
  expect([field.tagName, field.id, field.name]).toEqual(['TEXTAREA', 'message', 'message']);
  const said = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(said).toContain('more');
  expect(said.map((id) => document.getElementById(id)?.textContent)).toContain('Too long');
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }));
  expect(onKeyDown).toHaveBeenCalledTimes(1);
});

function Held({ onSend }: { onSend: (text: string) => boolean }) {
  const [text, setText] = useState('Habari');
  return (
    <>
      <Announcer />
      <MessageComposer text={text} onTextChange={(next) => setText(next.toUpperCase())} onSend={onSend} />
    </>
  );
}

it("MessageComposer shows the host's text, grows with the text, and requests an empty text after sending", async () => {
  const onSend = vi.fn(() => true);
  const view = await render(<Held onSend={onSend} />);
  const field = view.getByRole('textbox');
  await expect.element(field).toHaveValue('Habari');
  const low = field.element().getBoundingClientRect().height;
  await field.fill('one\ntwo\nthree');
  await expect.element(field).toHaveValue('ONE\nTWO\nTHREE');
  expect(field.element().getBoundingClientRect().height).toBeGreaterThan(low);
  await view.getByRole('button', { name: 'Send' }).click();
  expect(onSend.mock.calls).toEqual([['ONE\nTWO\nTHREE']]);
  await expect.element(field).toHaveValue('');
  expect(field.element().getBoundingClientRect().height).toBe(low);
});
