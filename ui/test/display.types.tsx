/* What the types of displays and navigation take and refuse; the type checker is the test (`tsc -p ui`). */
import type { ReactNode } from 'react';
import { Amount } from '../src/display/amount/index.ts';
import { StatusChip } from '../src/display/status-chip/index.ts';
import { ThemeProvider } from '../src/foundations/theme/index.ts';
import { Steps } from '../src/navigation/steps/index.ts';
import { TabBar } from '../src/navigation/tab-bar/index.ts';

declare const accept: (element: ReactNode) => void;
const body = { children: 'Words' };

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

// StatusChip: a tone says what the word means.
accept(<StatusChip tone="info">Checking</StatusChip>);
// @ts-expect-error No colour.
accept(<StatusChip tone="red">Late</StatusChip>);
// @ts-expect-error Never colour alone.
accept(<StatusChip tone="danger" />);

// Steps: where one is, of how many.
accept(<Steps current={2} total={5} fraction={0.5} next="home and work" />);
// @ts-expect-error Of how many?
accept(<Steps current={2} />);
// @ts-expect-error A count, not a text.
accept(<Steps current="2" total={5} />);

// TabBar: places with a link each, in a list that is only read.
const items = [
  { id: 'home', label: 'Home', icon: '⌂', href: '#/home', current: true },
  { id: 'me', label: 'Me', icon: '☺', href: '#/me', badge: '2', badgeLabel: '2 new messages' },
] as const;
accept(<TabBar items={items} />);
accept(<TabBar items={items} onSelect={(id: string) => id} />);
// @ts-expect-error A tab leads somewhere.
accept(<TabBar items={[{ id: 'home', label: 'Home', icon: '⌂' }]} />);
// @ts-expect-error Without places.
accept(<TabBar />);

// ThemeProvider: a brand of one's own is any word; a mode is not.
accept(<ThemeProvider brand="mine" mode="system" density="roomy" {...body} />);
// @ts-expect-error There is no such mode.
accept(<ThemeProvider brand="jua" mode="night" {...body} />);
// @ts-expect-error There is no such density.
accept(<ThemeProvider brand="jua" mode="dark" density="wide" {...body} />);
