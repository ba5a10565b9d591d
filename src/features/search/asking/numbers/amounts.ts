import { wordForms } from '#features/search/asking/letters/word-forms.ts';
import { smallerUnit, spellingsOfUnit } from '#features/search/asking/measures/units.ts';
import type { Token } from '#features/search/asking/phrases/tokens.ts';
import { andFractionAt, numberAt, quantityAt } from './numbers.ts';

/**
 * Replaces amounts said in words by what records write: "two gram", "five hundred milligram", "خمسمية ملغ", "نص لتر".
 * Without a unit behind it a word for a number may be anything, as in "the one in March".
 */
export function withAmounts(tokens: readonly Token[]): readonly Token[] {
  const written: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const found = amountAt(tokens, at) ?? pairAt(tokens, at) ?? strengthAt(tokens, at);
    const token = tokens[at];
    const spelled = isCubic(tokens, at);
    if (token) {
      if (found) written.push(...found.words.map((word) => spelledAs(token, word)));
      else written.push(spelled ? spelledAs(token, 'cc') : token);
    }
    at += found?.length ?? (spelled ? 2 : 1);
  }
  return written;
}

/** The words to write instead, and how many tokens they replace. */
type Amount = { readonly words: readonly string[]; readonly length: number };

const isUnitOfStrength = (folded: string) => spellingsOfUnit(folded).length > 0;

/** An amount with its unit, and with a fraction said behind the unit: لتر ونص. */
function amountAt(tokens: readonly Token[], at: number): Amount | undefined {
  const said = quantityAt(tokens, at);
  const unitAt = at + (said?.length ?? 0);
  const { unit, length } = unitOf(tokens, unitAt);
  if (!isUnitOfStrength(unit)) return undefined;
  const more = andFractionAt(tokens, unitAt + length);
  const isTyped = said?.length === 1 && tokens[at]?.script === 'number';
  if (!more && (!said || isTyped)) return undefined;
  return {
    words: inUnit((said?.value ?? 1) + (more?.value ?? 0), unit),
    length: unitAt + length - at + (more?.length ?? 0),
  };
}

/** A unit and how many words it is said in: سي سي are two. */
function unitOf(tokens: readonly Token[], at: number) {
  const unit = tokens[at]?.folded ?? '';
  const isCc = unit === 'سي' && tokens[at + 1]?.folded === unit;
  return isCc ? { unit: 'cc', length: 2 } : { unit, length: 1 };
}

/** Records write no fraction of a gram or of a litre, so half of one is 500 of the next smaller unit. */
function inUnit(value: number, unit: string): readonly string[] {
  const smaller = Number.isInteger(value) ? undefined : smallerUnit(unit);
  return smaller ? [String(value * smaller.times), smaller.unit] : [String(value), unit];
}

/** A dual, which says two of them in one word: لترين, جرامين. */
function pairAt(tokens: readonly Token[], at: number): Amount | undefined {
  const one = /^(\p{L}{3,})ين$/u.exec(tokens[at]?.folded ?? '')?.[1] ?? '';
  return isUnitOfStrength(one) ? { words: ['2', one], length: 1 } : undefined;
}

/** Words before a number that says how strong or how big a thing is: "size", "عيار". */
const measures = /^(?:ابو|بو|عيار|مقاس|رقم|قوه|تركيز|جرعه|size|gauge|strength|number|dose)$/;
/** A number said without a unit is a strength only if it is at least this. */
const LEAST_STRENGTH = 200;

function strengthAt(tokens: readonly Token[], at: number): Amount | undefined {
  const number = tokens[at]?.script === 'number' ? undefined : numberAt(tokens, at);
  if (!number) return undefined;
  const isMeasured = measures.test(tokens[at - 1]?.folded ?? '');
  if (!isMeasured && number.value < LEAST_STRENGTH) return undefined;
  return { words: [String(number.value)], length: number.length };
}

/** Whether it is the unit "cc" and no abbreviation: "١٠ سي سي" is ten millilitres. */
const isCubic = (tokens: readonly Token[], at: number) =>
  tokens[at - 1]?.script === 'number' &&
  tokens[at]?.folded === 'سي' &&
  tokens[at + 1]?.folded === 'سي';

function spelledAs(token: Token, folded: string): Token {
  const isNumber = /^[\d.]+$/.test(folded);
  return {
    ...token,
    folded,
    script: isNumber ? 'number' : token.script,
    spoken: [],
    forms: wordForms(folded, []),
  };
}
