import { SearchBar, type SearchBarProps } from '@kopa/ui/search-bar';
import { useState } from 'react';

/** A search bar that keeps its own text. */
export function KeptSearch({ value, ...rest }: Omit<SearchBarProps, 'onValue' | 'ref'>) {
  const [text, setText] = useState(value);
  return <SearchBar {...rest} value={text} onValue={setText} />;
}
