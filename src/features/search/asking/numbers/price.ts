import { foldQuestion } from '#features/search/asking/letters/fold-question.ts';
import { currencyOf, isCurrency } from '#features/search/asking/measures/currency-words.ts';
import { isUnit } from '#features/search/asking/measures/units.ts';
import {
  meaning,
  phraseBook,
  phraseList,
  phrasesIn,
} from '#features/search/asking/phrases/phrase-book.ts';
import { stopWordsAt } from '#features/search/asking/phrases/stop-words.ts';
import type { Token } from '#features/search/asking/phrases/tokens.ts';
import { countryWords } from '#features/search/asking/places/country-words.ts';
import type { AskedPrice } from '#features/search/asking/understanding.ts';
import { currencyOfCountry } from '#platform/money/country-currency.ts';
import { quantityAt } from './numbers.ts';

type Bound = 'atMost' | 'atLeast' | 'between';

const bounds = phraseBook<Bound>([
  ...meaning(
    'atMost',
    `
      under, below, less than, lower than, cheaper than, not more than, no more than, at most,
      max, maximum, up to, upto, not exceeding, within, budget, my budget is, budget of,
      less then, أقل من, اقل من, تحت, دون, أرخص من, لا يزيد عن, ما يزيد عن, لا تزيد عن,
      لا يتجاوز, ما يتجاوز, لا تتجاوز, ما يتعدى, بحدود, في حدود, حدود, حد أقصى, بحد أقصى,
      كحد أقصى, لغاية, حتى, ميزانيتي, ميزانية, بميزانية, مش اكتر من, مو أكثر من, ما تتعدى, لحد,
      a2al men, agal men, aqal min, ta7t
    `,
  ),
  ...meaning(
    'atLeast',
    `
      over, above, more than, higher than, at least, minimum, min, starting from, starting at,
      not less than, أكثر من, اكثر من, اكتر من, فوق, أعلى من, اعلى من, لا يقل عن, ما يقل عن,
      لا تقل عن, على الأقل, ابتداء من, يبدأ من, تبدأ من, ازيد من, فوق ال, aktar men, akthar min,
      foo2, foog
    `,
  ),
  ...meaning('between', 'between, from, ranging from, بين, ما بين, من, مابين'),
]);
/** Limits that are said after the amount: "750 or more". */
const boundsAfter = phraseBook<'atMost' | 'atLeast'>([
  ...meaning(
    'atLeast',
    `
      or more, and more, and above, or above, and over, and up, and upwards, upwards, or higher, at least, minimum,
      وأكثر, واكثر, واكتر, أو أكثر, او اكثر, او اكتر, فأكثر, فاكثر, وفوق, فما فوق, وما فوق, وأعلى, واعلى, على الأقل, كحد أدنى, كحد ادنى, w aktar, w akthar, w foog, w foo2
    `,
  ),
  ...meaning(
    'atMost',
    `
      or less, and below, or below, or under, and under, or cheaper, at most, maximum, max,
      وأقل, واقل, أو أقل, او اقل, فأقل, فاقل, وتحت, فما دون, وما دون, كحد أقصى, كحد اقصى, بالكثير, w a2al, w agal
    `,
  ),
]);
/** An amount said with one of these is the least that is wanted. */
const wages = phraseList(
  'salary, salaries, wage, wages, pay, pays, paying, paid, راتب, الراتب, راتبها, راتبه, رواتب, رواتبها, معاش, معاشها, مرتب, أجر, ratib, rateb, ma3ash',
  { clitics: ['و', 'ب', 'ل', 'ال', 'بال'] },
);
const joints = phraseList('and, to, till, until, و, الى, إلى, لـ, ل, لحد, حتى');
const about = phraseList('for, around, about, at, ب, بـ, بسعر, بمبلغ, حوالي, تقريبا, بقيمة');

const cheapest = phraseList(`
    cheapest, cheap, cheaper, lowest price, lowest cost, lowest priced, low price, low cost,
    best price, best prices, least expensive, less expensive, most affordable, affordable,
    inexpensive, economical, budget friendly, low budget, reasonable price, reasonable prices,
    good price, economy, سعر حلو, بسعر حلو, أسعار حلوة, أرخص, ارخص, الأرخص, رخيص, رخيصة, رخيصه, رخاص, أقل سعر, اقل سعر, بأقل سعر,
    أقل الأسعار, أقل تكلفة, اقل تكلفه, الاوفر, أرخص سعر, ارخص سعر, سعر رخيص,
    سعر مناسب, بسعر مناسب, أسعار مناسبة, سعر معقول, بسعر معقول, سعر زين, أفضل سعر, احسن سعر,
    أحسن سعر, افضل سعر, اقتصادي, اقتصادية, مو غالي, مش غالي, مهو غالي, ar5as, ar59, arkhas,
    ar5a9, rkhees, r5ee9, r5es, rekhis
  `);
const highest = phraseList(
  `
    best paid, highest paid, highest salary, best salary, high salary, highest paying,
    best paying, well paid, good salary, most expensive, أعلى راتب, اعلى راتب, أعلى الرواتب,
    اعلى رواتب, راتب عالي, رواتب عالية, افضل راتب, أفضل راتب, احسن راتب, براتب عالي, براتب ممتاز,
    أغلى, اغلى, الأغلى
  `,
);

/** Beside one of these a number is an age, a temperature or a dose. */
const measured = phraseList(
  `
    year, age, aged, child, children, kid, infant, baby, old, fever, temperature, pressure,
    degree, sugar, glucose, oxygen, bmi, week, month, طفل, أطفال, عمر, سنة, سنوات, رضيع, حرارة,
    ضغط, سكر, درجة, شهر, اسبوع, عمره, عمرها
  `,
);

/** A smaller number without a currency is seldom a price. */
const LEAST_BARE_PRICE = 10;

const currencyOfNisba = new Map<string, string>();
for (const [country, { nisba = '' }] of Object.entries(countryWords)) {
  for (const word of phrasesIn(nisba))
    currencyOfNisba.set(foldQuestion(word), currencyOfCountry(country));
}
currencyOfNisba.set('saudi', 'SAR');

type Amount = {
  readonly value: number;
  readonly length: number;
  readonly currency?: string;
  readonly isMoney: boolean;
};

/** Matches 50, 50 KD, KD 50, 50 Kuwaiti dinars, ٥٠ دينار كويتي. */
function amountAt(tokens: readonly Token[], at: number): Amount | undefined {
  const before = tokens[at];
  const hasBefore = before !== undefined && isCurrency(before.folded) && before.script !== 'arabic';
  const start = hasBefore ? at + 1 : at;
  const number = quantityAt(tokens, start);
  if (!number) return undefined;
  let end = start + number.length;
  let currency = hasBefore ? currencyOf(before.folded) : undefined;
  let isMoney = hasBefore;
  for (const part of [tokens[end], tokens[end + 1]]) {
    if (!part) break;
    const folded = part.folded;
    if (!isMoney && isCurrency(folded)) isMoney = true;
    else if (
      !currencyOfNisba.has(folded) ||
      (!isMoney && !isCurrency(tokens[end + 1]?.folded ?? ''))
    )
      break;
    currency ??= currencyOf(folded) ?? currencyOfNisba.get(folded);
    end += 1;
  }
  return { value: number.value, length: end - at, currency, isMoney };
}

type Found = {
  readonly price: Omit<AskedPrice, 'written'>;
  readonly from: number;
  readonly to: number;
};

function rangeAt(tokens: readonly Token[], at: number): Found | undefined {
  const bound = bounds.findAt(tokens, at);
  const opening = bound?.meaning === 'between' ? bound.length : 0;
  const low = amountAt(tokens, at + opening);
  if (!low) return undefined;
  const after = at + opening + low.length;
  const joint =
    tokens[after - 1]?.chunkAt === tokens[after]?.chunkAt
      ? 0
      : (joints.findAt(tokens, after)?.length ??
        (opening > 0 && /^و/.test(tokens[after]?.chunk ?? '') ? 0 : -1));
  if (joint < 0) return undefined;
  const high = amountAt(tokens, after + joint);
  if (!high || !(low.isMoney || high.isMoney) || high.value < low.value) return undefined;
  return {
    price: { atLeast: low.value, atMost: high.value, currency: high.currency ?? low.currency },
    from: at,
    to: after + joint + high.length,
  };
}

function boundAt(tokens: readonly Token[], at: number): Found | undefined {
  const bound = bounds.findAt(tokens, at);
  if (!bound || bound.meaning === 'between') return undefined;
  const amount = amountAt(tokens, at + bound.length);
  if (!amount) return undefined;
  const to = at + bound.length + amount.length;
  if (!amount.isMoney && !isBarePrice(tokens, amount.value, to)) return undefined;
  return { price: { [bound.meaning]: amount.value, currency: amount.currency }, from: at, to };
}

/** "Under 300" is a price at the end or before stop words; "under 5 years" and "fever above 38" are none. */
function isBarePrice(tokens: readonly Token[], value: number, to: number): boolean {
  const next = tokens[to];
  if (value < LEAST_BARE_PRICE || (next && isUnit(next.folded))) return false;
  if (next && stopWordsAt(tokens, to, true) === 0) return false;
  return !tokens.some((_, at) => measured.findAt(tokens, at) !== undefined);
}

/** "For 50 KD" and "50 KD" alone: the most that somebody would pay, or the least somebody wants to be paid. */
function plainAt(tokens: readonly Token[], at: number): Found | undefined {
  const opening = about.findAt(tokens, at)?.length ?? 0;
  const amount = amountAt(tokens, at + opening);
  if (!amount?.isMoney) return undefined;
  const end = at + opening + amount.length;
  const after = boundsAfter.findAt(tokens, end);
  const isWage = tokens.some((_, place) => wages.findAt(tokens, place) !== undefined);
  const bound = after?.meaning ?? (isWage ? 'atLeast' : 'atMost');
  return {
    price: { [bound]: amount.value, currency: amount.currency },
    from: at,
    to: end + (after?.length ?? 0),
  };
}

/** "Price in dinars", "بالدينار": the currency is told, and no word to be found. */
function isInMoney(tokens: readonly Token[], at: number): boolean {
  const { folded = '', script } = tokens[at] ?? {};
  return script === 'arabic'
    ? /^ب(?:ال)?/.test(folded) && isCurrency(folded.replace(/^ب(?:ال)?/, ''))
    : isCurrency(folded) && /^(?:in|per|with)$/.test(tokens[at - 1]?.folded ?? '');
}

/** "In Saudi riyals" names a currency, and no place. */
function currencyNameAt(tokens: readonly Token[], at: number): readonly number[] {
  const [first, second] = [tokens[at]?.folded ?? '', tokens[at + 1]?.folded ?? ''];
  const isName =
    (currencyOfNisba.has(first) && isCurrency(second)) ||
    (isCurrency(first) && currencyOfNisba.has(second));
  if (isName) return [at, at + 1];
  return isInMoney(tokens, at) ? [at] : [];
}

export type MeantPrice = { readonly price?: AskedPrice; readonly said: ReadonlySet<number> };

/** The price asked for: its limits, or that the cheapest comes first. */
export function priceOf(tokens: readonly Token[]): MeantPrice {
  const said = new Set<number>();
  let price: Omit<AskedPrice, 'written'> | undefined;
  for (let at = 0; at < tokens.length; ) {
    const found =
      rangeAt(tokens, at) ??
      boundAt(tokens, at) ??
      plainAt(tokens, at) ??
      superlativeAt(tokens, at);
    if (found) {
      price = { ...found.price, ...price };
      for (let each = found.from; each < found.to; each += 1) said.add(each);
    } else for (const each of currencyNameAt(tokens, at)) said.add(each);
    at = found ? found.to : at + 1;
  }
  if (!price) return { said };
  const written = tokens
    .filter((_, at) => said.has(at))
    .map((token) => token.written)
    .join(' ');
  return { price: { ...price, written }, said };
}

function superlativeAt(tokens: readonly Token[], at: number): Found | undefined {
  const low = cheapest.findAt(tokens, at);
  if (low) return { price: { cheapest: true }, from: at, to: at + low.length };
  const high = highest.findAt(tokens, at);
  return high && { price: { highest: true }, from: at, to: at + high.length };
}
