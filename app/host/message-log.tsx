import { useEffect, useRef } from 'react';
import type { LogEntry } from './simulated-host.ts';

/** All messages between the page and its host, newest last; new ones are announced. */
export function MessageLog({ entries, onClear }: { entries: readonly LogEntry[]; onClear: () => void }) {
  const scroller = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = scroller.current;
    if (element && entries.length > 0) element.scrollTop = element.scrollHeight;
  }, [entries]);
  return (
    <section className="host-log" aria-labelledby="host-log">
      <div className="host-buttons">
        <h2 id="host-log">Messages</h2>
        <button type="button" disabled={entries.length === 0} onClick={onClear}>
          Clear
        </button>
      </div>
      {/* Scrollable by keys. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div ref={scroller} role="log" aria-labelledby="host-log" tabIndex={0}>
        {entries.length === 0 ? (
          <p>None yet.</p>
        ) : (
          <ol>
            {entries.map(({ id, from, action, said, wrong }) => (
              <li key={id} data-from={from}>
                <h3>
                  {from === 'page' ? 'Page says' : 'Host answers'} {action}
                </h3>
                <pre>{said}</pre>
                {wrong !== '' && <p className="host-wrong">Not as the table says: {wrong}</p>}
              </li>
            ))}
          </ol>
        )}
      </div>
    </section>
  );
}
