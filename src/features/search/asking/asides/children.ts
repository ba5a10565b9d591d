import { numberAt } from '#features/search/asking/numbers/numbers.ts';
import {
  holdsPhrase,
  phraseList,
  tokensOfPhrases,
} from '#features/search/asking/phrases/phrase-book.ts';
import type { Token } from '#features/search/asking/phrases/tokens.ts';

// "Antibiotic for kids", "دوا حرارة لليهال": people who ask for a child want what a child can swallow.

const children = phraseList(
  `
    child, children, kid, kids, baby, babies, infant, infants, newborn, newborns, toddler, toddlers, paediatric, pediatric, little one, little ones, childrens,
    عيل, العيل, عيلي, للعيل, طفل, أطفال, الطفل, طفلي, طفلتي, أطفالي, رضيع, رضع, مولود, مواليد, بيبي, البيبي, يهال, اليهال, جهال, الجهال, عيال, العيال, عيالي, ولاد, ولادي, أولاد, أولادي,
    ولدي, ولدي الصغير, بنتي, بنتي الصغيرة, ابني, ابني الصغير, صغار, الصغار, زغار, الزغار, بزران, البزران, بزر, دراري, الدراري, كيدز, للكيدز,
    a6fal, atfal, 6efl, 6fl, yehal, yahal, 3eyal, 3yal, bezran, wlad, welad, a6faal
  `,
  { clitics: ['و', 'ل', 'لل', 'ال', 'ع', 'عال'] },
);

/** What mostly children suffer from. It asks for a medicine, though nobody says so. */
const childhoodComplaints = phraseList(
  `
    fever, high temperature, temperature, cough, coughing, cold, flu, runny nose, blocked nose, sneezing, sore throat, earache, ear pain, teething, colic, gas, diarrhoea,
    diarrhea, vomiting, vomit, throwing up, constipation, constipated, dehydration, rash, nappy rash, diaper rash, itching, allergy, worms, stomach ache, tummy ache, pain, burn, insect bite,
    حرارة, حراره, سخونة, سخونية, سخونه, صخونة, حمى, كحة, سعال, كحه, سعلة, قحة, بلغم, رشح, زكام, برد, انفلونزا, خشم مسدود, انف مسدود, عطاس, بلاعيم, التهاب حلق, وجع اذن, ألم أذن, تسنين, مغص, غازات,
    اسهال, إسهال, ترجيع, استفراغ, تطريش, طراش, يطرش, يستفرغ, بيستفرغ, يرجع, بيرجع, زواع, يزوع, لوعة,  قيء, قئ, امساك, إمساك, جفاف, طفح, حكة, حساسية, ديدان, وجع بطن, ألم, قرصة حشرة, sokhoneya, skhana, 7arara, ka77a, ko7a, eshal, emsak, ras7
  `,
  { clitics: ['و', 'ل', 'لل', 'ال', 'ب', 'بال'] },
);

const years = phraseList(
  'year, years, yr, yrs, year old, years old, month, months, month old, months old, سنة, سنين, سنوات, شهر, شهور, أشهر',
  { spoken: false },
);
/** From this age on people swallow tablets. */
const GROWN = 12;

/** The age told in the question, where one is. */
function ageOf(tokens: readonly Token[]): number | undefined {
  for (let at = 0; at < tokens.length; at += 1) {
    const number = numberAt(tokens, at);
    if (number && years.findAt(tokens, at + number.length)) return number.value;
  }
  return undefined;
}

/** Whether something for a child is asked for. */
export function isForChild(tokens: readonly Token[]): boolean {
  const age = ageOf(tokens);
  return age === undefined ? holdsPhrase(tokens, children) : age < GROWN;
}

/** The tokens that say it is for a child. */
export const childTokens = (tokens: readonly Token[]): ReadonlySet<number> =>
  tokensOfPhrases(tokens, children);

/** Whether the question names what a child suffers from. */
export const tellsChildhoodComplaint = (tokens: readonly Token[]): boolean =>
  holdsPhrase(tokens, childhoodComplaints);
