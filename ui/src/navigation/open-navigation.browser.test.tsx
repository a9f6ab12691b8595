import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { expectOpen, type Opened } from '../../test/from-outside.js';
import { NavBar } from './nav-bar/index.js';
import { PaneLayout } from './pane-layout/index.js';
import { Screen } from './screen/index.js';
import { Steps } from './steps/index.js';
import { TabBar } from './tab-bar/index.js';
import { TabLinks, Tabs } from './tabs/index.js';

const items = [{ id: 'home', label: 'Home', icon: '⌂', href: '#home', current: true }];

const panes = [{ id: 'list', label: 'Feedback', kind: 'list', content: 'Words' }] as const;

const navigation: Opened[] = [
  ['NavBar', (outside) => <NavBar {...outside} title="Loan" />, 'body > div > header'],
  ['PaneLayout', (outside) => <PaneLayout {...outside} panes={panes} front="list" />, 'body > div > div'],
  ['Screen', (outside) => <Screen {...outside}>Words</Screen>, 'body > div > div'],
  ['Steps', (outside) => <Steps {...outside} current={1} total={5} />, 'body > div > div'],
  ['TabBar', (outside) => <TabBar {...outside} items={items} />, 'body > div > nav'],
  ['TabLinks', (outside) => <TabLinks {...outside} label="Loan" items={items} />, 'body > div > nav'],
  [
    'Tabs',
    (outside) => (
      <Tabs id="loan" {...outside} label="Loan" items={items} value="home" onSelect={() => undefined} />
    ),
    '[role=tablist]',
  ],
];

it.each(navigation)('%s passes on looks, attributes, events and its ref', async (_, draw, element) => {
  await expectOpen(draw, element);
});

it('TabBar accepts a name from outside, and can be hidden', async () => {
  const view = await render(
    <>
      <TabBar items={items} aria-label="Places" />
      <TabBar items={items} hidden />
    </>,
  );
  await expect.element(view.getByRole('navigation')).toHaveAccessibleName('Places');
});
