import { readFileSync, writeFileSync } from 'node:fs';
import { inProject } from '../paths.ts';
import { withMessageTables } from './message-tables.ts';

// npm run docs:native: writes the bridge's table into docs/native.md.
const page = inProject('docs', 'native.md');
writeFileSync(page, withMessageTables(readFileSync(page, 'utf8')));
