import { phraseList } from '#features/search/asking/phrases/phrase-book.ts';
import type { Token } from '#features/search/asking/phrases/tokens.ts';

// "A knee brace after surgery", "عكاز بعد عملية الركبة": a past treatment says when a thing is used, and is not looked
// for.

const after = phraseList('after, post, following, since, بعد, عقب, من بعد, ba3d, ba3ad', {
  clitics: ['و'],
  spoken: false,
});

const treatments = phraseList(
  `
    surgery, operation, replacement, transplant, implant, fracture, broken, break, dislocation, sprain, injury, stroke,
    caesarean, cesarean, c section, delivery, birth, giving birth, childbirth, stitches, liposuction, acl, disc, tonsillectomy,
    عملية, عملياتها, جراحة, قيصرية, ولادة, كسر, خلع, ملخ, التواء, اصابة, إصابة, جلطة, زراعة, تغيير مفصل, تبديل مفصل,
    تركيب مفصل, استئصال, شفط دهون, تكميم, خياطة, جبس, ديسك, صليبي, رباط صليبي, نفاس, 3amaleya, 3amalia, 3amaliya, kaser
  `,
  { clitics: ['ال', 'لل'] },
);

/** How many words may stand between, as in "after a knee operation" or "after the ACL surgery". */
const BETWEEN = 2;

/** The index of the first token about a past treatment, or the number of tokens where none is told. */
export function afterTreatmentFrom(tokens: readonly Token[]): number {
  const at = tokens.findIndex((_, place) => {
    const length = after.findAt(tokens, place)?.length ?? 0;
    if (place === 0 || length === 0) return false;
    const next = tokens.slice(place + length, place + length + BETWEEN + 1);
    return next.some((_token, step) => treatments.findAt(tokens, place + length + step));
  });
  return at < 0 ? tokens.length : at;
}
