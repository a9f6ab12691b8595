import {
  Controls,
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import type { Guide } from '../stories/guide.ts';

/** The page of a component: what it is, its props, its keys, what to do and what not, its stories. */
export function ComponentPage() {
  const of = useOf('meta', ['meta']);
  const guide = of.preparedMeta.parameters['guide'] as Guide | undefined;
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
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
