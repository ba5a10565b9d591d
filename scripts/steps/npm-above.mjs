// npm runs a script through a shell. package.json has that shell become `start` and `dev` themselves (cmd
// knows no `exec` and takes the second half), so that npm's signals arrive and npm waits for the end. The
// shell of another script dies of a signal and passes none on, and npm killed by one that it does not
// handle tells nobody either: so we look whether our parent is still there.
const LOOK_EVERY_MS = 250;
const parent = process.ppid;

/** Tells when npm, having started us, is gone; answers how to stop looking. */
export function whenNpmIsGone(tell) {
  // Started by hand we may outlive the terminal.
  if (process.env.npm_lifecycle_event === undefined) return () => {};
  const looking = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(looking);
    tell();
  }, LOOK_EVERY_MS);
  return () => clearInterval(looking);
}
