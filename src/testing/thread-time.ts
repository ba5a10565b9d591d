/** CPU time of this thread alone, so that other work on the machine does not count. */
export function threadMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Measures the longest time for which this thread blocks others, until the returned function is called. */
export function watchHolds(): () => number {
  let longest = 0;
  let since = threadMs();
  const look = () => {
    const now = threadMs();
    longest = Math.max(longest, now - since);
    since = now;
  };
  const looking = setInterval(look, 10);
  return () => {
    clearInterval(looking);
    look();
    return longest;
  };
}
