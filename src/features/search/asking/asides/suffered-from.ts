import { phraseList } from '#features/search/asking/phrases/phrase-book.ts';
import type { Token } from '#features/search/asking/phrases/tokens.ts';

// "Eyes dry from the air conditioning", "حساسية من القطط", "fell off the bunk bed": what one suffers from, and where an
// accident happened, says why somebody asks, and is not looked for.

const causes = phraseList(
  `
    from, after, because of, due to, caused by, playing, watching, to, at, during, fell off, fell from, falling off, fall from, fallen off, slipped on, kicked by, thrown off,
    من, بسبب, بعد, جراء, طاح من, طاحت من, طحت من, وقع من, وقعت من, سقط من, يلعب, العب, نلعب, ألعب, لعب, لعبت, لعبنا, بلعب, بيلعب, min
  `,
  { clitics: ['و'], spoken: false },
);
const between = phraseList('the, my, a, too much, all the, كثر, كثرة, كتر', { spoken: false });

const exposures = phraseList(
  `
    air conditioner, air conditioning, swimming, swimming pool, pool, football, soccer, basketball, gym, gaming, games, laptop, laptops,
    smartphone, smartphones, computer, screens, cats, dogs, my cat, my dog, kitten, puppy, perfume, carpet, curtains, horse riding, motorbike, motorcycle,
    bicycle, bike, skateboard, trampoline, horse, horse back, bunk bed, sofa, vape, coffee, chocolates, nail polish, lipstick, jewellery, jewelry, dress, jeans, falcons, parrot,
    مكيف, مكيفات, تكييف, سباحة, مسبح, كورة, كرة القدم, بلايستيشن, جوال, موبايل, لابتوب, كمبيوتر, شاشة, شاشات, قطط, كلاب, عطر, عطور, بخور, سجاد,
    خيل, ركوب الخيل, حصان, سيكل, كنب, كنبة, سرير أطفال, دراجة هوائية, قهوة, شوكولاتة, مكياج, مناكير, روج, ذهب, مجوهرات, خيمة, تخييم
  `,
  { clitics: ['و', 'ال'], spoken: false },
);

const endsAt = (tokens: readonly Token[], at: number, book: typeof causes) =>
  [1, 2].find((length) => book.findAt(tokens, at - length)?.length === length);

/** How many tokens, beginning at this one, name what somebody suffers from. */
export function sufferedFromAt(tokens: readonly Token[], at: number): number {
  const length = exposures.findAt(tokens, at)?.length ?? 0;
  if (length === 0) return 0;
  const before = at - (endsAt(tokens, at, between) ?? 0);
  return endsAt(tokens, before, causes) === undefined ? 0 : length;
}
