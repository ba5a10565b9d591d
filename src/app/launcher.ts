/** Set by `node --watch` for the program it restarts. */
const isWatched = process.env.WATCH_REPORT_DEPENDENCIES !== undefined;

/**
 * `npm start` and `npm run dev` hold this program's standard input open for as long as they live, and
 * say so with --launched. However they end, kill -9 included, the input ends with them; a watcher
 * between them and us passes it on, but would itself stay and wait for changes.
 */
export function onLauncherGone(tell: () => void): void {
  if (!process.argv.includes('--launched')) return;
  const watcher = isWatched ? process.ppid : undefined;
  process.stdin.once('close', () => {
    // Whose parent is gone gets another, which is nobody to end.
    if (watcher !== undefined && process.ppid === watcher) process.kill(watcher, 'SIGTERM');
    tell();
  });
  process.stdin.resume();
}
