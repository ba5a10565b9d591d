import type { AskedNarrowing } from '#platform/narrowing/asked-narrowing.ts';
import type { Choices } from '#platform/narrowing/narrowing-fields.ts';

/** A list as displayed: its path, the narrowing in its address, and its choices. */
export type NarrowedView = {
  readonly path: string;
  readonly asked: AskedNarrowing;
  /** Undefined while loading; null if loading failed, in which case the list is shown without choices. */
  readonly choices: Choices | null | undefined;
  /** Whether the narrowing can be saved as a search that reports new results. */
  readonly savable?: boolean;
};

/** The choices from a call's result, which may still be those of the previous input. */
export const choicesOf = (answer: {
  readonly data: Choices | undefined;
  readonly error: unknown;
}): NarrowedView['choices'] => answer.data ?? (answer.error ? null : undefined);
