/** The left-to-right mark: invisible, and characters next to it are laid out from left to right. */
const LEFT_TO_RIGHT = '\u200e';

const latin = /[a-zµ]/i;
const arabic = /\p{Script=Arabic}/u;

/** For text in Latin letters only: punctuation at its ends would otherwise move to the other side. */
function withEndsKept(text: string): string {
  const front = latin.test(text.charAt(0)) ? '' : LEFT_TO_RIGHT;
  const back = /[\p{L}\d]$/u.test(text) ? '' : LEFT_TO_RIGHT;
  return front + text + back;
}

/**
 * For 12-Lead, 500 mg or 10/100 Mbps: a number after Arabic letters counts as Arabic, so its unit would move before it.
 */
function withNumbersKept(text: string): string {
  return text.replace(/\d[\d.,:/–-]*/g, (number, at: number) => {
    const [next = '', other = ''] = text.slice(at + number.length);
    const isUnit = latin.test(next) || (next === ' ' && latin.test(other));
    return isUnit ? LEFT_TO_RIGHT + number : number;
  });
}

/** For Premium+: the sign belongs to the word before it. */
const withSignsKept = (text: string) => text.replace(/[a-z][+#*®™]+/gi, `$&${LEFT_TO_RIGHT}`);

/**
 * Adds direction marks to a text for an Arabic page, so that Latin parts read in their own order wherever the text ends
 * up:
 * in a heading, a sentence, a mail or a document. Isolating the whole would not help, because the scripts are mixed
 * inside.
 */
export function keepLatinOrder(text: string): string {
  if (!latin.test(text)) return text;
  return arabic.test(text) ? withSignsKept(withNumbersKept(text)) : withEndsKept(text);
}
