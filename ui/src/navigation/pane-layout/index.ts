export { PaneLayout, type Pane, type PaneLayoutProps } from './pane-layout.js';
