import { useEffect, useState } from 'react';

/** The sites of all published versions, beside this one; nothing where only this one is. */
export function Versions() {
  const [versions, setVersions] = useState<readonly string[]>([]);
  useEffect(() => {
    const asked = new AbortController();
    void fetch('../versions.json', { signal: asked.signal })
      .then((answer) => (answer.ok ? (answer.json() as Promise<string[]>) : []))
      .then(setVersions)
      .catch(() => undefined);
    return () => asked.abort();
  }, []);
  if (versions.length === 0) return null;
  return (
    <>
      <h2>Sites of all versions</h2>
      <ul>
        {versions.map((version) => (
          <li key={version}>
            <a href={`../${version}/`} target="_top">
              {version}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
