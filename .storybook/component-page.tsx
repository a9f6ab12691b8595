import {
  Controls,
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { facts } from 'virtual:component-facts';
import type { Guide } from '../stories/guide.ts';
import { Copy } from './blocks/copy.tsx';
import { StoryLink } from './blocks/story-link.tsx';
import { titleOf } from './titles.ts';

/**
 * The page of a component: what it is, its status, import line and relatives, its props, its keys, what to do
 * and what not, its stories.
 */
export function ComponentPage() {
  const of = useOf('meta', ['meta']);
  const guide = of.preparedMeta.parameters['guide'] as Guide | undefined;
  return (
    <>
      <Title>{titleOf(of.preparedMeta.title.split('/').at(-1) ?? '')}</Title>
      <Subtitle />
      <Description />
      <Facts
        folder={of.preparedMeta.title.replace(/^ui\/|\/(features|examples)$/g, '')}
        tags={of.preparedMeta.tags}
      />
      <Primary />
      <Controls />
      {guide && <GuideTables {...guide} />}
      <Stories includePrimary={false} title="Stories" />
    </>
  );
}

function GuideTables({ keys, dos, donts }: Guide) {
  return (
    <>
      {keys !== 'none' && (
        <>
          <h2>Keys</h2>
          <table>
            <thead>
              <tr>
                <th>Key</th>
                <th>What it does</th>
              </tr>
            </thead>
            <tbody>
              {keys.map(([key, does]) => (
                <tr key={key}>
                  <td>{key}</td>
                  <td>{does}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      <h2>Do</h2>
      <ul>
        {dos.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
      <h2>Do not</h2>
      <ul>
        {donts.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    </>
  );
}

/** The states of a component's development: a tag of its stories file; `stable` unless another is there. */
const statuses = {
  new: 'New: the props may change before the next release.',
  deprecated: 'Deprecated: the description names the replacement.',
};

function Facts({ folder, tags }: { folder: string; tags: readonly string[] }) {
  const of = facts[folder];
  if (!of) return null;
  const status = Object.entries(statuses).find(([tag]) => tags.includes(tag))?.[1] ?? 'Stable.';
  return (
    <table>
      <tbody>
        <Fact label="Status">{status}</Fact>
        {of.importLine && (
          <Fact label="Import">
            <Copy text={of.importLine} />
          </Fact>
        )}
        {of.uses.length > 0 && (
          <Fact label="Made of">
            <Relatives folders={of.uses} />
          </Fact>
        )}
        {of.usedBy.length > 0 && (
          <Fact label="Part of">
            <Relatives folders={of.usedBy} />
          </Fact>
        )}
      </tbody>
    </table>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <tr>
    <th scope="row">{label}</th>
    <td>{children}</td>
  </tr>
);

const Relatives = ({ folders }: { folders: readonly string[] }) =>
  folders.map((folder, at) => (
    <span key={folder}>
      {at > 0 && ', '}
      <StoryLink id={`ui-${folder.replace('/', '-')}--docs`} kind="docs">
        {titleOf(folder.split('/')[1] ?? folder)}
      </StoryLink>
    </span>
  ));
