import { phraseList } from '#features/search/asking/phrases/phrase-book.ts';

/**
 * What people tell when they ask whether they may take a medicine. The medicine's page answers that, whether it has
 * these words or not.
 */
export const circumstances = phraseList(
  `
    safe, unsafe, safely, dangerous, harmful, harm, risky, risk, allowed, okay, ok, advisable, recommended,
    pregnancy, pregnant, pregnant woman, pregnant women, while pregnant, expecting, trimester, first trimester, third trimester,
    breastfeeding, breast feeding, breastfeed, nursing mother, nursing mothers, lactation, lactating,
    empty stomach, full stomach, stomach, food, meal, meals, breakfast, eating, milk, grapefruit, juice, coffee, tea, alcohol, drink, drinking, eat, beer, wine,
    driving, drive, fasting, fast, ramadan, newborn, newborns, baby, babies, infant, toddler, child, children, kids, teenager,
    overdose, too much, too many, twice, expired, missed, a missed dose, missed dose, forgot, forget, stop, stopping, suddenly, interact, interacts, interaction, interactions, mix,
    mixed, mixing, combine, combined, combining, together,
    آمن, آمنة, مأمون, خطير, خطيرة, خطر, مضر, مضرة, يضر, تضر, يأذي, يؤذي, مسموح, ممنوع, يناسب, مناسب, مناسبة,
    حامل, حوامل, الحمل, حمل, أثناء الحمل, في الحمل, فترة الحمل, الجنين, جنين, وأنا حامل, مرضع, مرضعة, مرضعات, الرضاعة, رضاعة, أرضع, ارضع, برضع,
    الريق, ريق, معدة فاضية, معدة فارغة, الأكل, أكل, الطعام, الفطور, حليب, قهوة, شاي, كحول, خمر,
    السواقة, القيادة, صيام, صايم, صايمة, صائم, رمضان, رضيع, الرضيع, رضع, بيبي, البيبي, طفل, أطفال, مواليد,
    جرعة زائدة, نسيت, نسيت الجرعة, منتهي, أوقف, اوقفه, يتعارض, تعارض, تداخل, يتداخل, مع بعض, سوا, سوية
  `,
  { clitics: ['و', 'ب', 'ل', 'لل', 'ال', 'بال', 'وال', 'ع', 'عال'] },
);
