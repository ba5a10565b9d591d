/** A message's text, split at a place where its id may be. */
export type CutMessage = {
  /** The id as it was written. */
  readonly number: string;
  readonly before: string;
  readonly after: string;
};

const NAME = '"id":';

/** Ids as programs write them: integers, or strings of plain ASCII without escapes. */
const written = /(?:-?[1-9]\d{0,14}|0|"[ !#-[\]-~]{0,64}")/y;

function cutAt(text: string, at: number): CutMessage | undefined {
  const begin = at + NAME.length;
  written.lastIndex = begin;
  const number = written.exec(text)?.[0];
  if (number === undefined) return undefined;
  return { number, before: text.slice(0, begin), after: text.slice(begin + number.length) };
}

/**
 * The places where a message's id may be: the first or the last `"id":`, because it can come before or after `params`,
 * which may contain an `id` too. The caller finds out which one it is by parsing; an id replaced in the wrong place
 * gives a different message.
 */
export function cutsOf(text: string): readonly CutMessage[] {
  const first = text.indexOf(NAME);
  if (first === -1) return [];
  const last = text.lastIndexOf(NAME);
  const cuts = [cutAt(text, first), last === first ? undefined : cutAt(text, last)];
  return cuts.filter((each) => each !== undefined);
}
