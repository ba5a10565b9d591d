import type { ImportFacts } from '#collection/contract/collection-facts.ts';

const TEN_MEGABYTES = 10 * 1024 * 1024;

/** Whether a file is too large. Ten megabytes exactly are too much unless the collection allows them. */
export function isTooLarge(importing: ImportFacts | undefined, bytes: number): boolean {
  return importing?.allowsExactlyTenMegabytes ? bytes > TEN_MEGABYTES : bytes >= TEN_MEGABYTES;
}
