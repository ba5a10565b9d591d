const bytesPerMegabyte = 1024 * 1024;

/** Megabytes with two decimals, never rounded down to nothing. */
export function megabytesOf(bytes: number): string {
  if (bytes === 0) return '0.00';
  return Math.max(bytes / bytesPerMegabyte, 0.01).toFixed(2);
}
