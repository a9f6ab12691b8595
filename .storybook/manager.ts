import { addons } from 'storybook/manager-api';
import { theme } from './theme.ts';
import { titleOf } from './titles.ts';

addons.setConfig({
  theme,
  sidebar: { renderLabel: ({ name, type }) => (type === 'story' ? name : titleOf(name)) },
});
