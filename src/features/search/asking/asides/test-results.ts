import { isUnit } from '#features/search/asking/measures/units.ts';
import { phraseList } from '#features/search/asking/phrases/phrase-book.ts';
import type { Token } from '#features/search/asking/phrases/tokens.ts';

// "My cholesterol is 280", "كوليسترولي ٢٨٠", "Hb is 8": the number says how high it was and is no strength.

const measured = phraseList(
  `
    cholesterol, my sugar, his sugar, her sugar, my pressure, his pressure, her pressure, my bp, his bp, her bp, hb, hemoglobin, haemoglobin, saturation, oxygen level, uric acid, triglycerides,
    كوليسترول, الكوليسترول, كوليسترولي, كوليسترولها, كوليسترولو, سكري, سكره, سكرها, سكرو, السكر عندي, السكر عنده, السكر عندها, ضغطي, ضغطه, ضغطها, ضغطو, الضغط عندي, الضغط عنده, الضغط عندها,
    دمي, هيموجلوبين, الهيموجلوبين, هيموجلوبيني, خضابي, الخضاب, تشبعه, تشبعها, اكسجينه, اكسجينها, دهوني, حمض اليوريك
  `,
  { spoken: false },
);
const links = phraseList(
  'is, was, at, of, about, around, up to, reached, over, above, واصل, وصل, وصلت, صار, طلع, طلعت, عند, حوالي, فوق, تحت',
  { spoken: false },
);
const MOST_LINKS = 2;

/** The number that stands at a place or after a few linking words there; undefined where there is none. */
function resultAt(tokens: readonly Token[], from: number): number | undefined {
  let at = from;
  for (let link = 0; link < MOST_LINKS; link += 1) at += links.findAt(tokens, at)?.length ?? 0;
  const isStrength = isUnit(tokens[at + 1]?.folded ?? '');
  return tokens[at]?.script === 'number' && !isStrength ? at : undefined;
}

/** The tokens that tell the result of a test. */
export function testResults(tokens: readonly Token[]): ReadonlySet<number> {
  const told = new Set<number>();
  for (let at = 0; at < tokens.length; at += 1) {
    const after = at + (measured.findAt(tokens, at)?.length ?? 0);
    const result = after > at ? resultAt(tokens, after) : undefined;
    for (let each = after; each <= (result ?? -1); each += 1) told.add(each);
  }
  return told;
}
