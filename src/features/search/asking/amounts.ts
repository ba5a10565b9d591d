import { numberAt } from './numbers.ts';
import type { Token } from './tokens.ts';
import { spellingsOfUnit } from './units.ts';
import { wordForms } from './word-forms.ts';

/**
 * Amounts said in words, as records write them: "two gram", "five hundred milligram", "خمسمية ملغ". Without a unit behind it a
 * word for a number may be anything: the one in March.
 */
export function withAmounts(tokens: readonly Token[]): readonly Token[] {
  const written: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const amount = amountAt(tokens, at);
    const token = tokens[at];
    const spelled = isCubic(tokens, at);
    if (token) {
      if (amount) written.push(inDigits(token, amount.value));
      else written.push(spelled ? { ...token, folded: 'cc', forms: wordForms('cc', []) } : token);
    }
    at += amount?.length ?? (spelled ? 2 : 1);
  }
  return written;
}

function amountAt(tokens: readonly Token[], at: number) {
  if (tokens[at]?.script === 'number') return undefined;
  const number = numberAt(tokens, at);
  const unit = number && tokens[at + number.length];
  return unit && spellingsOfUnit(unit.folded).length > 0 ? number : undefined;
}

/** "١٠ سي سي" is ten millilitres, and no abbreviation. */
const isCubic = (tokens: readonly Token[], at: number) =>
  tokens[at - 1]?.script === 'number' &&
  tokens[at]?.folded === 'سي' &&
  tokens[at + 1]?.folded === 'سي';

function inDigits(token: Token, value: number): Token {
  const folded = String(value);
  return { ...token, folded, script: 'number', spoken: [], forms: wordForms(folded, []) };
}
