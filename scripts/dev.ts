import { spawn } from 'node:child_process';
import { inProject, root } from './paths.ts';

// `npm run dev`: the server, restarted after changes, and the app and the desk with hot
// reload, which forward calls to the server.
const port = process.env['PORT'] ?? '8080';
const vite = inProject('node_modules', 'vite', 'bin', 'vite.js');
const lender = `http://127.0.0.1:${port}`;

const children = [
  spawn(process.execPath, ['--watch', inProject('server', 'src', 'main.ts')], {
    cwd: root,
    env: { ...process.env, PORT: port },
    stdio: 'inherit',
  }),
  ...['app', 'desk'].map((part) =>
    spawn(process.execPath, [vite], {
      cwd: inProject(part),
      env: { ...process.env, LENDER: lender },
      stdio: 'inherit',
    }),
  ),
];

// When one ends, so does the other.
for (const child of children) {
  child.once('exit', (code) => {
    process.exitCode ||= code ?? 1;
    for (const other of children) other.kill('SIGTERM');
  });
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    for (const child of children) child.kill(signal);
  });
}
