import type { ImportFacts } from '#collection/contract/collection-facts.ts';

const TEN_MEGABYTES = 10 * 1024 * 1024;

/** A file has to be smaller than ten megabytes, or may have just these, as its collection says. */
export function isTooLarge(importing: ImportFacts | undefined, bytes: number): boolean {
  return importing?.tenMegabytesFit ? bytes > TEN_MEGABYTES : bytes >= TEN_MEGABYTES;
}
