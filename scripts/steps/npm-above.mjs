// npm runs a script through a shell. In `start` and `dev`, package.json replaces that shell by the script with `exec`
// (cmd has no `exec` and runs the second half), so that npm's signals arrive and npm waits for the end. In other
// scripts, the shell dies of a signal without passing it on, and npm tells nobody either when a signal it does not
// handle kills it. Therefore we watch whether our parent process is still there.
const LOOK_EVERY_MS = 250;
const parent = process.ppid;

/** Calls `tell` when the npm that started us is gone; returns a function that stops watching. */
export function whenNpmIsGone(tell) {
  // A process started by hand may outlive its terminal.
  if (process.env.npm_lifecycle_event === undefined) return () => {};
  const looking = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(looking);
    tell();
  }, LOOK_EVERY_MS);
  return () => clearInterval(looking);
}
