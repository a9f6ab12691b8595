import { commands } from 'vitest/browser';
import './page.css';

await commands.frameOfThisFile();
