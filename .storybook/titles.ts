/** Names of the groups in the sidebar where the folder's name says less. */
const titles: Record<string, string> = {
  ui: 'Components',
  app: 'Screens',
  'react-hook-form': 'Bound to react-hook-form',
  form: 'Bound to any form',
};

/** A folder's name as a title: 'date-picker' as 'Date picker'. */
export const titleOf = (name: string): string => {
  const words = name.replaceAll('-', ' ');
  return titles[name] ?? words.charAt(0).toUpperCase() + words.slice(1);
};
