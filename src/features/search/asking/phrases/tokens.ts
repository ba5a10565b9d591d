import { hasArabiziDigits, readArabizi } from '#features/search/asking/letters/arabizi.ts';
import { foldQuestion } from '#features/search/asking/letters/fold-question.ts';
import { hasLetterSigns } from '#features/search/asking/letters/keyboard-layout.ts';
import { hostIn } from '#features/search/asking/letters/web-address.ts';
import { type WordForms, wordForms } from '#features/search/asking/letters/word-forms.ts';
import { isCurrency } from '#features/search/asking/measures/currency-words.ts';
import { isUnit } from '#features/search/asking/measures/units.ts';
import { QUESTION_MAX_LENGTH } from '#features/search/question-length.ts';
import { toLatinDigits } from '#platform/i18n/latin-digits.ts';

export type Token = {
  readonly written: string;
  readonly folded: string;
  readonly script: 'latin' | 'arabic' | 'number' | 'other';
  /** The text between two spaces that it comes from, with signs that are letters in the other keyboard layout. */
  readonly chunk: string;
  /** The place of its chunk in the question. */
  readonly chunkAt: number;
  /** The Arabic words that it may be, where it is Arabic in Latin letters. */
  readonly spoken: readonly string[];
  /** The forms under which it is looked up. */
  readonly forms: WordForms;
};

const signless = /[\p{L}\p{M}\p{N}\u0640\u02d9'’]+/gu;
const dottedLetters = /^\p{L}\p{M}*(?:\.\p{L}\p{M}*){1,4}\.?[،,؟?!]?$/u;

/** Takes the apostrophes off both ends. Before a digit one is part of an arabizi letter: '3odda. */
function bare(piece: string): string {
  let [from, until] = [0, piece.length];
  while (from < until && /^['’](?![3679]\p{L})/u.test(piece.slice(from))) from += 1;
  while (until > from && /['’]/.test(piece.charAt(until - 1))) until -= 1;
  return piece.slice(from, until);
}
/** An alef that only carries the accusative ending: كرسيًا. */
const tanwin = /(?:\u064bا|ا\u064b)$/;
const possessive = /['’](?:s|re|ll|ve|m|d)?$/i;

/** "In" and "on", which Egypt and the Levant write apart from the word: ف القاهرة, ع الموقع. */
const letterAlone: ReadonlyMap<string, string> = new Map([
  ['ف', 'في'],
  ['ع', 'علي'],
]);

const scriptOf = (folded: string): Token['script'] => {
  if (/^\d+(?:\.\d+)?$/.test(folded)) return 'number';
  if (/^[\u0621-\u064a]+$/.test(folded)) return 'arabic';
  return /^[a-z0-9']+$/.test(folded) ? 'latin' : 'other';
};

/** 1,000 and 1٬000 are thousands, but 2,5 stays two numbers. */
const thousands = /(?<=\d)[,٬](?=\d{3}(?!\d))/g;
const decimals = /(?<=\d)[.٫](?=\d)/g;
/** Replaces the decimal point while a chunk is cut at its signs. */
const POINT = '\u02d9';

/** Cuts a number from its unit or currency, or from the preposition before it. */
function cutNumber(piece: string): readonly string[] {
  const before = /^([\u0621-\u064a]{1,3})(\d.*)$/.exec(piece);
  if (before?.[2] && /^(?:و|ب|ل|ال|بال|ف)$/.test(before[1] ?? '')) return cutNumber(before[2]);
  const after = /^(\d[\d\u02d9]*)(\p{L}.*)$/u.exec(piece);
  if (!after) return [piece];
  const [, number = '', word = ''] = after;
  const folded = foldQuestion(word);
  const isWord =
    isUnit(folded) || isCurrency(folded) || folded === 'k' || /^[\u0621-\u064a]/.test(folded);
  return isWord ? [number, word] : [piece];
}

/** An apostrophe is a letter in arabizi (wa'6ayef); in English it begins an ending. */
function cutApostrophes(piece: string): readonly string[] {
  const trimmed = bare(piece);
  if (!/['’]/.test(trimmed)) return [trimmed];
  if (/['’][2-9]|[2-9]['’]/.test(trimmed)) return [trimmed];
  const stem = trimmed.replace(possessive, '');
  if (/n['’]t$/i.test(stem)) return [stem.replace(/['’]/g, '')];
  return stem.split(/['’]/);
}

/** Separates the letter from its word, as records and the thesaurus do: x-ray. */
const cutLetter = (piece: string) => piece.replace(/^(x)-?(rays?)$/i, '$1 $2').split(' ');

/** British for an emergency room; taken apart it is an article, a sign and a letter. */
const accidentAndEmergency = /(?<![\p{L}\p{N}])a ?& ?e(?![\p{L}\p{N}])/giu;

function piecesOf(chunk: string): readonly string[] {
  if (hasLetterSigns(chunk)) return [chunk.replace(/[^a-z]/gi, '')];
  if (dottedLetters.test(chunk)) return [chunk.replace(/[^\p{L}\p{M}]/gu, '')];
  const marked = toLatinDigits(chunk).replace(thousands, '').replace(decimals, POINT);
  const found = marked.match(signless) ?? [];
  return found
    .flatMap(cutApostrophes)
    .flatMap(cutNumber)
    .flatMap(cutLetter)
    .map((piece) => piece.replaceAll(POINT, '.'))
    .filter((piece) => piece !== '' && piece !== '.');
}

/** The end of the markup that begins here: of a tag, or of a whole script. */
function markupEnd(question: string, at: number): number {
  if (!/^<[/a-z]/i.test(question.slice(at, at + 2))) return -1;
  const isScript = question.slice(at, at + 7).toLowerCase() === '<script';
  const closing = isScript ? question.toLowerCase().indexOf('</script', at) : at;
  return closing < 0 ? question.length : question.indexOf('>', closing);
}

/** Replaces markup by spaces, because nobody asks for it. */
export function withoutMarkup(question: string): string {
  let text = '';
  for (let at = 0; at < question.length; ) {
    const end = markupEnd(question, at);
    text += end < 0 ? question.charAt(at) : ' ';
    at = end < 0 ? at + 1 : end + 1;
  }
  return text;
}

/** The words of a question, with what is needed to read each of them in one way or another. */
export function tokensOf(question: string): readonly Token[] {
  const asked = withoutMarkup(question.normalize('NFC').slice(0, QUESTION_MAX_LENGTH)).replace(
    accidentAndEmergency,
    'ER',
  );
  const chunks = asked.split(/\s+/u).map(hostIn).filter(Boolean);
  return chunks.flatMap((chunk, chunkAt) =>
    piecesOf(chunk).flatMap((written): readonly Token[] => {
      const letters = foldQuestion(written.replace(tanwin, '')).replaceAll('’', "'");
      const folded = letterAlone.get(letters) ?? letters;
      if (folded === '') return [];
      const script = scriptOf(folded);
      const isSpoken = script === 'latin' && hasArabiziDigits(folded);
      const spoken = isSpoken ? readArabizi(folded, { digits: true }).map(({ text }) => text) : [];
      const forms = wordForms(folded, spoken);
      return [{ written, folded, script, chunk, chunkAt, spoken, forms }];
    }),
  );
}
