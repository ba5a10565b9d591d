/** A message's text, split at a place where its id may be. */
export type SplitMessage = {
  /** The id as it was written. */
  readonly id: string;
  readonly before: string;
  readonly after: string;
};

const NAME = '"id":';

/** Ids as programs write them: integers, or strings of plain ASCII without escapes. */
const written = /(?:-?[1-9]\d{0,14}|0|"[ !#-[\]-~]{0,64}")/y;

function splitAt(text: string, at: number): SplitMessage | undefined {
  const begin = at + NAME.length;
  written.lastIndex = begin;
  const id = written.exec(text)?.[0];
  if (id === undefined) return undefined;
  return { id, before: text.slice(0, begin), after: text.slice(begin + id.length) };
}

/**
 * The places where a message's id may be: the first or the last `"id":`, because it can come before or after `params`,
 * which may contain an `id` too. Whoever parses the message finds out which of them it is; messages that differ only in
 * that id ask for the same.
 */
export function possibleSplits(text: string): readonly SplitMessage[] {
  const first = text.indexOf(NAME);
  if (first === -1) return [];
  const last = text.lastIndexOf(NAME);
  const splits = [splitAt(text, first), last === first ? undefined : splitAt(text, last)];
  return splits.filter((each) => each !== undefined);
}
