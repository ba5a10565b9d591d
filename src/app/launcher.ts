/** `node --watch` sets this variable for the program it restarts. */
const isWatched = process.env.WATCH_REPORT_DEPENDENCIES !== undefined;

/**
 * `npm start` and `npm run dev` hold this program's standard input open for as long as they live and pass --launched.
 * However they end, kill -9 included, the input closes with them. A watcher between them and us passes the close on,
 * but would itself keep waiting for changes.
 */
export function onLauncherGone(tell: () => void): void {
  if (!process.argv.includes('--launched')) return;
  const watcher = isWatched ? process.ppid : undefined;
  process.stdin.once('close', () => {
    // An orphan is given another parent, which must not be killed.
    if (watcher !== undefined && process.ppid === watcher) process.kill(watcher, 'SIGTERM');
    tell();
  });
  process.stdin.resume();
}
