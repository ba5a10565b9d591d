/** January to December as English and Arabic calendars (Gulf, Egypt, Levant, Maghreb) name them. */
const names: readonly (readonly string[])[] = [
  ['january', 'jan', 'يناير', 'كانون الثاني', 'جانفي'],
  ['february', 'feb', 'فبراير', 'شباط', 'فيفري'],
  ['march', 'mar', 'مارس', 'اذار'],
  ['april', 'apr', 'ابريل', 'نيسان', 'افريل'],
  ['may', 'مايو', 'ايار', 'ماي'],
  ['june', 'jun', 'يونيو', 'يونيه', 'حزيران', 'جوان'],
  ['july', 'jul', 'يوليو', 'يوليه', 'تموز', 'يوليوز', 'جويليه'],
  ['august', 'aug', 'اغسطس', 'اب', 'غشت', 'اوت'],
  ['september', 'sept', 'sep', 'سبتمبر', 'ايلول', 'شتنبر'],
  ['october', 'oct', 'اكتوبر', 'تشرين الاول'],
  ['november', 'nov', 'نوفمبر', 'تشرين الثاني', 'نونبر'],
  ['december', 'dec', 'ديسمبر', 'كانون الاول', 'دجنبر'],
];

const numbers = new Map(
  names.flatMap((spellings, index) => spellings.map((name) => [name, index + 1] as const)),
);

/** Folds the forms of alef, ta marbuta and vowel marks, which people write or leave out. */
function folded(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f\u064b-\u065f\u0640.]/g, '')
    .replaceAll('ة', 'ه')
    .trim();
}

/** The month of a full or short name, from 1 to 12. */
export function findMonth(name: string): number | undefined {
  return numbers.get(folded(name));
}
