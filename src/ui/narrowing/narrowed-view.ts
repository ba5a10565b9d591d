import type { AskedNarrowing } from '#platform/narrowing/asked-narrowing.ts';
import type { Choices } from '#platform/narrowing/narrowing-fields.ts';

/** A list as it is looked at: where it is, what its address asks for, and what there is to choose. */
export type NarrowedView = {
  readonly path: string;
  readonly asked: AskedNarrowing;
  /** Undefined while it loads; null when it could not be read: the list does without. */
  readonly choices: Choices | null | undefined;
  /** Whether what it is narrowed to can be saved, to hear of what is new. */
  readonly savable?: boolean;
};

/** The choices of a list as its call answers them, those to the question before included. */
export const choicesOf = (answer: {
  readonly data: Choices | undefined;
  readonly error: unknown;
}): NarrowedView['choices'] => answer.data ?? (answer.error ? null : undefined);
