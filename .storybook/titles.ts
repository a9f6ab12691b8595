/** Names of the groups in the sidebar where the folder's name says less. */
const titles: Record<string, string> = {
  ui: 'Components',
  app: 'Screens',
  'react-hook-form': 'Bound to react-hook-form',
  form: 'Bound to any form',
};

/** A folder's name as a title: 'date-picker' as 'Date picker'. A written title stays: 'Install in Vite'. */
export const titleOf = (name: string): string => {
  if (/^[A-Z]/.test(name)) return name;
  const words = name.replaceAll('-', ' ');
  return titles[name] ?? words.charAt(0).toUpperCase() + words.slice(1);
};
