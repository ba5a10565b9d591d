import { meaning, phraseBook } from '#features/search/asking/phrases/phrase-book.ts';

/** "This", "next" or "last", which Arabic says after the word. */
export const shiftAfter = phraseBook<number>(
  [
    ...meaning(
      0,
      `
        هذا, هذه, هاذا, هذي, دا, ده, دي, الحالي, الحالية, الجاري, هاد, هيدا, هدا, هيدي, hatha,
        hada, da, dah, di
      `,
    ),
    ...meaning(
      1,
      `
        القادم, القادمة, المقبل, المقبلة, الجاي, الجاية, الجي, الياي, اليايه, الياية, القادمين,
        الجايين, التالي, التالية, اللي جاي, اللي جاية, اللي بعده, الجاي ده, الي جاي, جاي, el gay,
        elgay, el jay, eljay, aljay, el gai, elgai, elyay, el yay, al qadem, alqadem, el gaya,
        elgaya
      `,
    ),
    ...meaning(
      -1,
      `
        الماضي, الماضية, اللي فات, اللي فاتت, الفائت, الفايت, السابق, السابقة, el mady, elmady,
        elly fat
      `,
    ),
  ],
  { clitics: [] },
);
