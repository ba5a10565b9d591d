import { phraseList } from '#features/search/asking/phrases/phrase-book.ts';
import type { Token } from '#features/search/asking/phrases/tokens.ts';

// A hotel, a school or a football club buys first-aid kits as well. The buyer need not be found, though a portal of
// medicine has no such companies.

const customers = phraseList(
  `
    hotel, hotels, resort, restaurant, restaurants, supermarket, bakery, cinema, airport, airline, cruise, football club,
    sports club, football team, basketball team, football academy, tennis club, club, clubs, sports centre, sports center, mall, shopping mall, school, gym, barber, barber shop, taxi, my car, car, cars,
    kindergarten, wedding hall, office, school bus, farm, mosque, beach, swimming pool,
    فندق, فنادق, فندقنا, منتجع, مطعم, مطاعم, مطعمي, مطعمنا, مخبز, سوبرماركت, سينما, مطار, طيران, نادي, نادينا, نوادي, أندية, مول, مجمع تجاري, جيم, الجيم, صالة رياضية, نادي رياضي, نادي كرة القدم,
    فريق كرة القدم, حلاق, تاكسي, سيارتي, سيارة, سيارات, روضة, حضانة أطفال, قاعة أفراح, مكتب, مكتبنا, مسجد, مسبح, شاطئ, مقهى, مدارس, مزرعة
  `,
  { clitics: ['ل', 'لل', 'ال'] },
);

/** Things that every hotel and office has, and hospitals have in another make. */
const alsoTheirs = phraseList(
  `
    chair, chairs, table, tables, bed, beds, sheets, towel, towels, pillow, pillows, lamp, lamps, uniform, uniforms, machine,
    machines, oven, fridge, curtains, cleaner, insurance, filter, battery, seat, pump,
    كرسي, كراسي, طاولة, طاولات, سرير, اسرة, شراشف, مناشف, مخدة, مخدات, لمبة, زي, ماكينة, مكينة, فرن, ثلاجة, ستائر, تأمين, فلتر, بطارية, مضخة
  `,
);

const isFor = ({ folded = '' }: Partial<Token> = {}) =>
  /^(?:for|حق|مال|تبع|عشان|علشان|مشان)$/.test(folded);
const isTheir = ({ folded = '' }: Partial<Token> = {}) =>
  /^(?:a|an|the|our|my|his|her|their|your)$/.test(folded);

/** Whether it follows "for our" or "حق", or carries the clitic that says so. */
function isSaidFor(tokens: readonly Token[], at: number, clitics: string): boolean {
  if (clitics.startsWith('ل')) return true;
  const before = isTheir(tokens[at - 1]) ? at - 2 : at - 1;
  return isFor(tokens[before]);
}

/** The tokens that name the customer something is bought for; none where it may be a thing of the customer's own. */
export function customerTokens(tokens: readonly Token[]): ReadonlySet<number> {
  const said = new Set<number>();
  for (let at = 1; at < tokens.length; at += 1) {
    const found = customers.findAt(tokens, at);
    if (!found || !isSaidFor(tokens, at, found.clitics)) continue;
    const isTheirs = tokens.some((_, place) => place < at && alsoTheirs.findAt(tokens, place));
    if (isTheirs) continue;
    for (let each = at; each < at + found.length; each += 1) said.add(each);
  }
  return said;
}
