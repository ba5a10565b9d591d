/** Takes no space; what is beside it runs from left to right. */
const LEFT_TO_RIGHT = '\u200e';

const latin = /[a-zµ]/i;
const arabic = /\p{Script=Arabic}/u;

/** Only for what is written in Latin: signs at its ends would otherwise move to the other side. */
function withEndsKept(text: string): string {
  const front = latin.test(text.charAt(0)) ? '' : LEFT_TO_RIGHT;
  const back = /[\p{L}\d]$/u.test(text) ? '' : LEFT_TO_RIGHT;
  return front + text + back;
}

/** 12-Lead, 500 mg, 10/100 Mbps: a number behind Arabic letters counts as Arabic, and the unit goes before it. */
function withNumbersKept(text: string): string {
  return text.replace(/\d[\d.,:/–-]*/g, (number, at: number) => {
    const [next = '', other = ''] = text.slice(at + number.length);
    const isUnit = latin.test(next) || (next === ' ' && latin.test(other));
    return isUnit ? LEFT_TO_RIGHT + number : number;
  });
}

/** Premium+: a sign belongs to the word in front of it. */
const withSignsKept = (text: string) => text.replace(/[a-z][+#*®™]+/gi, `$&${LEFT_TO_RIGHT}`);

/**
 * Text for an Arabic page in which what is written in Latin letters reads in its own order, wherever the text is put:
 * into a heading, a sentence, a mail or a document. Isolating the whole would not do it, as the two scripts are
 * mixed inside; so the text carries its marks, where it needs any.
 */
export function keepLatinOrder(text: string): string {
  if (!latin.test(text)) return text;
  return arabic.test(text) ? withSignsKept(withNumbersKept(text)) : withEndsKept(text);
}
