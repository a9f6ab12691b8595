import { defineConfig } from 'playwright/test';

const port = process.env.PORT ?? '4173';
const baseURL = `http://localhost:${port}`;
const executablePath = process.env.CHROMIUM_PATH;

export default defineConfig({
  testDir: 'pictures',
  testMatch: '*.ts',
  snapshotPathTemplate: '{testDir}/{arg}-{platform}{ext}',
  use: {
    baseURL,
    viewport: { width: 360, height: 900 },
    ...(executablePath ? { launchOptions: { executablePath } } : {}),
  },
  webServer: {
    command: `npm run build && npm start -- --port ${port}`,
    url: baseURL,
    timeout: 300_000,
  },
});
