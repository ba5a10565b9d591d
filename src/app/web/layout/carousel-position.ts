/** The required timing and geometry of the partner carousel. */
export const carousel = {
  startDelayMs: 1000,
  intervalMs: 3000,
  slideMs: 1500,
  copies: 20,
  jumpAtCopies: 15,
  jumpToCopies: 10,
} as const;

/**
 * The carousel's position after a slide. Near the last copies it jumps back to the same logo in an earlier copy,
 * without animation, so that the band never ends.
 */
export function wrapPosition(position: number, length: number): number {
  return position >= carousel.jumpAtCopies * length ? carousel.jumpToCopies * length : position;
}

/** A partner has a page only when its id is a number. */
export function partnerPath(id: unknown): string | undefined {
  return /^\d+$/.test(String(id)) ? `/company/${id}` : undefined;
}
