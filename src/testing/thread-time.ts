/** Of this thread alone and not by the clock: whatever else the machine does is not counted. */
export function threadMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** How long others waited at the longest while this thread worked; ends with the call of what it gives. */
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
