// Prints the correction when the project's Node 24 is not in use. Plain JavaScript, so that Node 20 can run
// this file: all other files are TypeScript for a newer Node.
const major = Number(process.versions.node.split('.')[0]);

if (major < 24) {
  console.error(
    `Kopa needs Node 24, and this is Node ${process.versions.node}. It comes with the packages: run ` +
      '"npm ci" (without --ignore-scripts), or "npm rebuild node" when the packages are already there; ' +
      'then start every command through npm ("npm start", "npm test").',
  );
  process.exit(1);
}
