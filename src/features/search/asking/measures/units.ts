import { foldQuestion } from '#features/search/asking/letters/fold-question.ts';

/** Units of strengths and sizes: as records write them, in both scripts, and as people do. */
const strengths: readonly { readonly records: string; readonly people: string }[] = [
  { records: 'mg ملغ', people: 'mgs milligram ملجم مجم مغ ملغم مليغرام ميليغرام مليجرام' },
  { records: 'mcg مكغ', people: 'µg ug microgram مكجم ميكروغرام ميكروجرام مايكروغرام' },
  { records: 'g غ', people: 'gm gms gr gram غم جم غرام جرام' },
  { records: 'kg كغ', people: 'kgs kilo kilogram كجم كغم كيلو كيلوغرام كيلوجرام' },
  { records: 'ml مل', people: 'mls cc millilitre milliliter مليلتر ميليلتر' },
  { records: 'l لتر', people: 'lt ltr litre liter ليتر لترات' },
  { records: 'iu وحدة', people: 'ui unit وحدات' },
  { records: 'mm مم', people: 'millimetre millimeter ملم مليمتر' },
  { records: 'cm سم', people: 'cms centimetre centimeter سنتيمتر سنتي' },
];

/** What else is measured or counted: a number before one of these is no price. */
const counted = `m metre meter inch tab tablet cap capsule hour hr h degree kw kv w v hz mhz bar psi
  lead channel year yr yo month week day minute percent bed piece pcs pack box bottle patient people
  person child kid متر بوصة انش حبة قرص اقراص حبوب كبسولة كبسولات ساعة ساعات درجة درجات واط فولت
  قناة قنوات سنة سنوات سنين عام اعوام شهر اشهر شهور اسبوع اسابيع يوم ايام دقيقة دقائق بالمئة بالمية
  سرير اسرة قطعة قطع علبة علب مريض شخص اشخاص طفل`;

const wordsOf = (text: string) => text.split(/\s+/).map(foldQuestion);

const spellings = new Map<string, readonly string[]>();
for (const { records, people } of strengths) {
  const written = wordsOf(records);
  for (const spelling of [...written, ...wordsOf(people)]) spellings.set(spelling, written);
}
const countedWords = new Set(wordsOf(counted));

const singular = (folded: string) => (folded.length > 2 ? folded.replace(/s$/, '') : folded);

/** How records write the unit of a strength, in both scripts; empty for other words. */
export function spellingsOfUnit(folded: string): readonly string[] {
  return spellings.get(folded) ?? spellings.get(singular(folded)) ?? [];
}

/** The next smaller unit; a thousand of it make one. */
const smaller = new Map(Object.entries({ kg: 'g', g: 'mg', l: 'ml' }));
const THOUSAND = 1000;

/** The unit for fractions of this one: records have no half grams, but 500 milligrams. */
export function smallerUnit(folded: string): { unit: string; times: number } | undefined {
  const unit = smaller.get(spellingsOfUnit(folded)[0] ?? '');
  return unit === undefined ? undefined : { unit, times: THOUSAND };
}

/** Whether a number before the word is a strength, a size or a count. */
export function isUnit(folded: string): boolean {
  return (
    spellingsOfUnit(folded).length > 0 ||
    countedWords.has(folded) ||
    countedWords.has(singular(folded))
  );
}
