import { readFileSync, writeFileSync } from 'node:fs';
import { inProject } from '../paths.ts';
import { withSettingsTables } from './settings-tables.ts';

// npm run docs:settings: writes the tables of docs/settings.md.
const page = inProject('docs', 'settings.md');
writeFileSync(page, withSettingsTables(readFileSync(page, 'utf8')));
