/*
 * The props that the types of navigation and the theme accept and refuse; the type checker is the test (`tsc
 * -p ui`).
 */
import { createRef, type ReactNode } from 'react';
import { Announcer } from '../src/foundations/announce/index.ts';
import { ThemeProvider } from '../src/foundations/theme/index.ts';
import { NavBar } from '../src/navigation/nav-bar/index.ts';
import { Screen } from '../src/navigation/screen/index.ts';
import { Steps } from '../src/navigation/steps/index.ts';
import { TabBar } from '../src/navigation/tab-bar/index.ts';
import { TabLinks, TabPanel, Tabs } from '../src/navigation/tabs/index.ts';

declare const accept: (element: ReactNode) => void;
const body = { children: 'Words' };
const margin = { marginBlockStart: '1rem' };
const box = createRef<HTMLDivElement>();
const element = createRef<HTMLElement>();

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

// Tabs: an open one, and who is told; TabLinks lead somewhere.
const choose = (id: string) => id;
const more = { className: 'm', style: margin, 'data-x': 'b' } as const;
accept(<Tabs id="a" label="Loan" items={items} value="me" onSelect={choose} {...more} ref={box} />);
accept(<TabPanel tabs="a" tab="me" {...more} ref={box} {...body} />);
accept(<TabLinks label="Loan" items={items} onSelect={choose} {...more} id="a" ref={element} />);
// @ts-expect-error Which one is open?
accept(<Tabs id="a" label="Loan" items={items} onSelect={choose} />);
// @ts-expect-error Of which tabs?
accept(<TabPanel tab="me" {...body} />);
// @ts-expect-error A link leads somewhere.
accept(<TabLinks label="Loan" items={[{ id: 'me', label: 'Me' }]} />);

// Looks, attributes, events and the ref of the element that each is.
accept(<NavBar title="Loan" className="m" style={margin} id="a" data-x="b" aria-label="c" ref={element} />);
accept(
  <Screen className="m" style={margin} id="a" data-x="b" aria-busy onScroll={() => undefined} ref={box}>
    Words
  </Screen>,
);
accept(
  <Steps current={1} total={5} className="m" style={margin} id="a" data-x="b" aria-live="off" ref={box} />,
);
accept(
  <TabBar items={items} className="m" style={margin} id="a" data-x="b" aria-label="c" hidden ref={element} />,
);
// @ts-expect-error Classes are a text.
accept(<NavBar className={['m']} />);
// @ts-expect-error The ref goes to its box.
accept(<Screen {...body} ref={createRef<HTMLFormElement>()} />);
// @ts-expect-error It is told of a place, not of an event.
accept(<TabBar items={items} onSelect={(event: Event) => event} />);

// ThemeProvider: a brand of one's own is any word; a mode is not.
accept(<ThemeProvider brand="mine" mode="system" density="roomy" {...body} />);
// @ts-expect-error There is no such mode.
accept(<ThemeProvider brand="plum" mode="night" {...body} />);
// @ts-expect-error There is no such density.
accept(<ThemeProvider brand="plum" mode="dark" density="wide" {...body} />);
// @ts-expect-error It renders no element.
accept(<ThemeProvider brand="plum" mode="dark" className="m" {...body} />);
// @ts-expect-error Nobody sees it.
accept(<Announcer className="m" />);
