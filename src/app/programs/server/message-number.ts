/** A message as it was written, cut where it may bear its number. */
export type CutMessage = {
  /** The number as it was written. */
  readonly number: string;
  readonly before: string;
  readonly after: string;
};

const NAME = '"id":';

/** Numbers as programs give them: whole, or texts of plain letters that are written as they are. */
const written = /(?:-?[1-9]\d{0,14}|0|"[ !#-[\]-~]{0,64}")/y;

function cutAt(text: string, at: number): CutMessage | undefined {
  const begin = at + NAME.length;
  written.lastIndex = begin;
  const number = written.exec(text)?.[0];
  if (number === undefined) return undefined;
  return { number, before: text.slice(0, begin), after: text.slice(begin + number.length) };
}

/**
 * Where a message may bear its number: it stands before what is asked or behind it, and what is asked may have a
 * number too. Which it is tells whoever reads the message; any other number in that place makes no other message.
 */
export function cutsOf(text: string): readonly CutMessage[] {
  const first = text.indexOf(NAME);
  if (first === -1) return [];
  const last = text.lastIndexOf(NAME);
  const cuts = [cutAt(text, first), last === first ? undefined : cutAt(text, last)];
  return cuts.filter((each) => each !== undefined);
}
