import type { AskedNarrowing } from '#platform/narrowing/asked-narrowing.ts';
import type { Choices } from '#platform/narrowing/narrowing-fields.ts';

/** A list as it is looked at: where it is, what its address asks for, and what there is to choose. */
export type NarrowedView = {
  readonly path: string;
  readonly asked: AskedNarrowing;
  /** Not there while it loads, or when it could not be read: the list does without. */
  readonly choices: Choices | undefined;
  /** Whether what it is narrowed to can be saved, to hear of what is new. */
  readonly savable?: boolean;
};
