// Says what to do when the Node 24 that the project installs is not the one in use. Plain JavaScript, so that
// Node 20 can run it: everything after it is TypeScript, which only a newer Node reads.
const major = Number(process.versions.node.split('.')[0]);

if (major < 24) {
  console.error(
    `Kopa needs Node 24, and this is Node ${process.versions.node}. It comes with the packages: run ` +
      '"npm ci" (without --ignore-scripts), or "npm rebuild node" when the packages are already there; ' +
      'then start every command through npm ("npm start", "npm test").',
  );
  process.exit(1);
}
