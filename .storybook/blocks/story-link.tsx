import type { ReactNode } from 'react';

/** The address of a page or a story in the whole Storybook, from inside the preview's frame. */
export const bookAddress = (id: string, kind: 'story' | 'docs' = 'story'): string => `./?path=/${kind}/${id}`;

/** A link that opens a story or a page of this Storybook. */
export function StoryLink({
  id,
  kind,
  children,
}: {
  id: string;
  kind?: 'story' | 'docs';
  children: ReactNode;
}) {
  return (
    <a href={bookAddress(id, kind)} target="_top">
      {children}
    </a>
  );
}
