export { TabLinks, type TabLink, type TabLinksProps } from './tab-links.js';
export { TabPanel, type TabPanelProps } from './tab-panel.js';
export { Tabs, type Tab, type TabsProps } from './tabs.js';
