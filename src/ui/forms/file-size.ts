const bytesPerMegabyte = 1024 * 1024;

/** A size in megabytes with two decimals, at least 0.01 unless it is zero. */
export function megabytesOf(bytes: number): string {
  if (bytes === 0) return '0.00';
  return Math.max(bytes / bytesPerMegabyte, 0.01).toFixed(2);
}
