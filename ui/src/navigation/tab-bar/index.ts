export { TabBar, type TabBarProps, type TabItem } from './tab-bar.js';
