/** As much of a word as fits, ended where a reader expects an end if one is near. */
function firstPiece(word: string, most: number): string {
  const fitting = word.slice(0, most);
  const end = Math.max(...['@', '.', '-', '_', '/'].map((mark) => fitting.lastIndexOf(mark)));
  return end >= most / 2 ? fitting.slice(0, end + 1) : fitting;
}

/** Keeps the mark that ends a piece, such as a hyphen, behind it where the paper is read from the right. */
const LEFT_TO_RIGHT = '\u200e';

const isLatin = (word: string) => /^\P{L}*\p{Script=Latin}/u.test(word);

/** Words that no line holds, such as a long address, go on on the next one; nothing that is seen is put in between. */
export function breakLongWords(text: string, most: number): string {
  return text.replace(/\S+/gu, (word) => {
    const pieces: string[] = [];
    for (let rest = word; rest !== ''; rest = rest.slice(pieces.at(-1)?.length)) {
      pieces.push(rest.length > most ? firstPiece(rest, most) : rest);
    }
    return pieces.join(isLatin(word) ? `${LEFT_TO_RIGHT}\n` : '\n');
  });
}
