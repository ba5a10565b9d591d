/** The part of a word that fits, preferably ending after a natural break. */
function firstPiece(word: string, most: number): string {
  const fitting = word.slice(0, most);
  const end = Math.max(...['@', '.', '-', '_', '/'].map((mark) => fitting.lastIndexOf(mark)));
  return end >= most / 2 ? fitting.slice(0, end + 1) : fitting;
}

/** Direction mark that keeps a final hyphen behind its part in right-to-left text. */
const LEFT_TO_RIGHT = '\u200e';

const isLatin = (word: string) => /^\P{L}*\p{Script=Latin}/u.test(word);

/** Breaks words that are longer than a line, such as an address, without inserting visible characters. */
export function breakLongWords(text: string, most: number): string {
  return text.replace(/\S+/gu, (word) => {
    const pieces: string[] = [];
    for (let rest = word; rest !== ''; rest = rest.slice(pieces.at(-1)?.length)) {
      pieces.push(rest.length > most ? firstPiece(rest, most) : rest);
    }
    return pieces.join(isLatin(word) ? `${LEFT_TO_RIGHT}\n` : '\n');
  });
}
