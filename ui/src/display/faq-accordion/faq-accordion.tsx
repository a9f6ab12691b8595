'use client';
import { useDeferredValue, useId, useRef, useState } from 'react';
import { Button } from '../../actions/button/index.js';
import { complain } from '../../foundations/complain/index.js';
import { cx } from '../../foundations/cx/index.js';
import { fold } from '../../foundations/fold/index.js';
import type { Native } from '../../foundations/native/index.js';
import { listWords, questionWords } from '../../foundations/strings/english-parts.js';
import { fill, useStrings } from '../../foundations/strings/index.js';
import { Card } from '../card/index.js';
import { FaqEntry } from './faq-entry.js';
import { FaqSearch } from './faq-search.js';
import type { FaqItem } from './faq-item.js';

export interface FaqAccordionProps extends Native<'div', 'children'> {
  /** Ordered by how often each question is asked. */
  items: readonly FaqItem[];
  /** Opens this question, scrolls to it and focuses it: the target of a deep link. */
  openId?: string | undefined;
  /**
   * The ids of open questions, controlled by the host, which also opens `openId`. `onOpenChange` reports each
   * change.
   */
  openIds?: readonly string[] | undefined;
  /**
   * The ids of initially open questions, when uncontrolled: the questions that were open before the user left
   * and returned.
   */
  defaultOpenIds?: readonly string[] | undefined;
  /** The level of the questions in the page. Default `h3`. */
  headingLevel?: 'h2' | 'h3' | 'h4' | undefined;
  /** Shows a search field. Default: with more than 8 questions. */
  search?: boolean | undefined;
  /** Called when a question opens or closes. */
  onOpenChange?: ((id: string, open: boolean) => void) | undefined;
}

/** Above this number of questions, a search is faster than reading. */
const SEARCH_ABOVE = 8;

const wordsOf = ({ question, answer, searchText = '' }: FaqItem) =>
  fold(`${question} ${typeof answer === 'string' ? answer : ''} ${searchText}`);

function check(items: readonly FaqItem[], openId: string | undefined) {
  if (items.length === 0)
    complain('FaqAccordion', 'it has no items, so it shows nothing. Give it questions, or leave it out.');
  if (new Set(items.map(({ id }) => id)).size < items.length)
    complain('FaqAccordion', 'two items have one id, so they open together. Give each its own.');
  if (openId !== undefined && items.length > 0 && !items.some(({ id }) => id === openId))
    complain(
      'FaqAccordion',
      `there is no item "${openId}" to open, so all stay closed. Give the id of one of the items.`,
    );
}

/**
 * Questions with collapsible answers; any number may be open. The browser's own search finds closed answers
 * where the browser supports it. Renders a `<div>`, which receives every other prop: headings with buttons in
 * a Card, below a search field and "Show all answers".
 */
export function FaqAccordion({
  items,
  openId,
  openIds: given,
  defaultOpenIds = [],
  headingLevel = 'h3',
  search,
  onOpenChange,
  className,
  ...rest
}: FaqAccordionProps) {
  const strings = useStrings(listWords, questionWords);
  const listId = useId();
  const [held, setHeld] = useState<ReadonlySet<string>>(
    () => new Set(openId ? [...defaultOpenIds, openId] : defaultOpenIds),
  );
  const openIds = given ? new Set(given) : held;
  const [query, setQuery] = useState('');
  const [linked, setLinked] = useState(openId);
  const searchField = useRef<HTMLInputElement>(null);
  check(items, openId);
  if (linked !== openId) {
    // A deep link may change while the component is on the page.
    setLinked(openId);
    setQuery('');
    if (openId) setHeld(new Set([...held, openId]));
  }
  const wanted = useDeferredValue(query);
  const words = fold(wanted).split(/\s+/).filter(Boolean);
  const shown = items.filter((item) => {
    const text = wordsOf(item);
    return words.every((word) => text.includes(word));
  });
  const allOpen = shown.length > 0 && shown.every(({ id }) => openIds.has(id));

  const change = (ids: readonly string[], open: boolean) => {
    const next = new Set(openIds);
    for (const id of ids) {
      if (next.has(id) === open) continue;
      if (open) next.add(id);
      else next.delete(id);
      onOpenChange?.(id, open);
    }
    setHeld(next);
  };

  if (items.length === 0) return null;
  return (
    <div {...rest} className={cx('flex flex-col gap-2', className)}>
      {(search ?? items.length > SEARCH_ABOVE) ? (
        <FaqSearch
          field={searchField}
          query={query}
          onQueryChange={setQuery}
          controls={listId}
          result={
            words.length > 0 && shown.length > 0
              ? fill(strings.matches, { n: shown.length, total: items.length })
              : ''
          }
        />
      ) : null}
      {shown.length > 1 ? (
        <span className="-mx-3 self-end">
          <Button
            variant="text"
            aria-expanded={allOpen}
            onClick={() =>
              change(
                shown.map(({ id }) => id),
                !allOpen,
              )
            }
          >
            {allOpen ? strings.hideAll : strings.showAll}
          </Button>
        </span>
      ) : null}
      <div id={listId}>
        {shown.length > 0 ? (
          <Card flush>
            {shown.map((item) => (
              <FaqEntry
                key={item.id}
                item={item}
                heading={headingLevel}
                open={openIds.has(item.id)}
                onOpenChange={(open) => change([item.id], open)}
                wanted={item.id === openId}
              />
            ))}
          </Card>
        ) : null}
        <output className="block text-body text-muted">
          {shown.length === 0 ? fill(strings.noMatches, { text: query.trim() }) : ''}
        </output>
      </div>
    </div>
  );
}
