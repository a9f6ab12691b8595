import { afterEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { en } from '../../foundations/strings/en.js';
import { StringsProvider } from '../../foundations/strings/index.js';
import { MessageThread, MessageThreadHeader, type Message } from './index.js';

const messages: Message[] = [
  {
    id: '1',
    from: 'me',
    at: Date.UTC(2026, 10, 20, 15, 4),
    text: 'I paid 2,000.\nIt does not show.',
    files: 2,
  },
  { id: '2', from: 'them', author: 'Achieng', at: Date.UTC(2026, 10, 20, 20, 59), text: 'Thank you.' },
  // One minute later, and another day in Nairobi.
  { id: '3', from: 'me', at: Date.UTC(2026, 10, 20, 21, 0), text: 'SKL8Q2', state: 'sending' },
];

afterEach(() => vi.restoreAllMocks());

it('MessageThread is a log with author and time, by day in the given time zone', async () => {
  const view = await render(
    <MessageThread messages={messages} label="Payment not showing" timeZone="Africa/Nairobi" />,
  );
  await expect.element(view.getByRole('log', { name: 'Payment not showing' })).toBeVisible();
  const lines = [...view.container.querySelectorAll('li')].map((line) => line.innerText.split('\n')[0]);
  expect(lines.map((line) => line?.replace(/\s+/g, ' '))).toEqual([
    'Fri, 20 Nov 2026',
    'You · 18:04',
    'Achieng · 23:59',
    'Sat, 21 Nov 2026',
    'You · 00:00',
  ]);
  expect([...view.container.querySelectorAll('time')].map((time) => time.dateTime)).toEqual([
    '2026-11-20',
    '2026-11-21',
  ]);
  await expect.element(view.getByText('2 files attached')).toBeVisible();
  await expect.element(view.getByText('Sending…')).toBeVisible();
});

it("MessageThread names its days in the host's own words, with the weekday if the words name it", async () => {
  const days = 'Bbalaza Lwakubiri Lwakusatu Lwakuna Lwakutaano Lwamukaaga Sande'.split(' ');
  const months = [...en.months.slice(0, 10), 'Novemba', 'Desemba'];
  const luganda = { ...en, language: 'lg', months };
  const thread = <MessageThread messages={messages} timeZone="Africa/Kampala" />;
  const view = await render(
    <StringsProvider strings={{ ...luganda, weekdays: days }} locale="lg-UG">
      {thread}
    </StringsProvider>,
  );
  const headings = () => [...view.container.querySelectorAll('time')].map((time) => time.textContent);
  expect(headings()).toEqual(['Lwakutaano, 20 Novemba 2026', 'Lwamukaaga, 21 Novemba 2026']);
  await view.rerender(
    <StringsProvider strings={luganda} locale="lg-UG">
      {thread}
    </StringsProvider>,
  );
  expect(headings()).toEqual(['20 Novemba 2026', '21 Novemba 2026']);
});

it('MessageThread offers to send an unsent message again', async () => {
  const retry = vi.fn();
  const view = await render(
    <MessageThread messages={[{ ...messages[0]!, state: 'failed' }]} onRetry={retry} />,
  );
  await expect.element(view.getByText('Not sent')).toBeVisible();
  const again = view.getByRole('button', { name: 'Try again' });
  expect(again.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  await again.click();
  expect(retry).toHaveBeenCalledWith('1');
});

it('MessageThread scrolls a new message into view', async () => {
  const thread = Array.from({ length: 20 }, (_, at) => ({ ...messages[1]!, id: `m${at}` }));
  const view = await render(<MessageThread messages={thread} />);
  scrollTo(0, 0);
  await view.rerender(
    <MessageThread messages={[...thread, { ...messages[1]!, id: 'new', text: 'The newest' }]} />,
  );
  await expect.element(view.getByText('The newest')).toBeInViewport();
});

it('MessageThread names the files of a message, and links to them', async () => {
  const view = await render(
    <MessageThread
      messages={[
        {
          ...messages[0]!,
          files: [{ name: 'Receipt photo', caption: '148 kB', href: '#/file' }, { name: 'ID' }],
        },
      ]}
    />,
  );
  await expect.element(view.getByRole('link', { name: 'Receipt photo 148 kB' })).toBeVisible();
  await expect.element(view.getByText('ID', { exact: true })).toBeVisible();
});

it('MessageThread states that a reply is needed', async () => {
  const view = await render(
    <MessageThreadHeader replyNeeded number="No. 20418">
      Loan of KSh 10,000
    </MessageThreadHeader>,
  );
  await expect.element(view.getByText('Your reply is needed')).toBeVisible();
  expect(view.container.querySelectorAll('svg')).toHaveLength(1);
});

it('MessageThread reports an empty thread, unordered messages and a missing retry handler to the developer', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const view = await render(<MessageThread messages={[]} />);
  await view.rerender(
    <MessageThread
      messages={[
        { ...messages[2]!, state: 'failed' },
        { ...messages[0]!, id: '3' },
      ]}
    />,
  );
  const said = error.mock.calls.map(([text]) => String(text)).join('\n');
  expect(said).toContain('it has no messages');
  expect(said).toContain('two messages have one id');
  expect(said).toContain('older than the one before');
  expect(said).toContain('onRetry is missing');
});

it('MessageThread opens a file above the page if a viewer is given', async () => {
  const onOpen = vi.fn();
  const view = await render(
    <MessageThread
      messages={[{ ...messages[0]!, files: [{ name: 'Receipt photo', href: '/receipt', onOpen }] }]}
    />,
  );
  await view.getByRole('button', { name: 'Receipt photo' }).click();
  expect(onOpen).toHaveBeenCalledTimes(1);
  expect(view.container.querySelector('a')).toBeNull();
});
