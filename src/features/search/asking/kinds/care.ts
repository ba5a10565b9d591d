import { afterTreatmentFrom } from '#features/search/asking/asides/after-treatment.ts';
import {
  holdsPhrase,
  phraseBook,
  phraseList,
} from '#features/search/asking/phrases/phrase-book.ts';
import { type Token, tokensOf } from '#features/search/asking/phrases/tokens.ts';
import type { AskedKind } from '#features/search/asking/understanding.ts';
import { doctors } from '#features/search/thesaurus/doctors.ts';

const parts = phraseList(
  `
    department, departments, dept, ward, intensive care unit, icu, nicu, emergency room, er, casualty, accident and emergency, urgent care, day surgery, outpatient, inpatient, قسم,
    أقسام, وحدة, وحدات, جناح, طوارئ, طواري, مستعجلات, استعجالات, ايمرجنسي, جراحة اليوم الواحد, جراحات اليوم الواحد, عناية مركزة, عيادة خارجية
  `,
  { spoken: false },
);
/** Departments that companies of every kind have. */
const offices = phraseList(
  'sales, supply chain, quality, training, technical, hr, human resources, مبيعات, جودة, تدريب, موارد',
  { spoken: false },
);

/** Words that ask for a place of care when nothing else is asked: "hospitals", "عيادات". */
const houses = phraseList(
  'hospital, hospitals, clinic, clinics, مستشفى, مستشفيات, مشافي, عيادة, عيادات, mostashfa, 3eyada',
  { clitics: [] },
);

const anyHouse = phraseList(
  'which hospital, which clinic, what hospital, what clinic, أي مستشفى, أي عيادة',
  { spoken: false },
);

/** Ranks and offices that do not say who is treated: "application specialist", "quality consultant". */
const {
  consultant,
  specialist,
  registrar,
  residentDoctor,
  intern,
  medicalDirector,
  headOfDepartment,
  ...healing
} = doctors;

/** People who treat: "kids doctor", "دكتور عظام". */
const healers = phraseBook(
  Object.values(healing).flatMap(({ en, ar }) =>
    [...en, ...ar].map((name): readonly [string, true] => [name, true]),
  ),
);

/** What people come to a place of care for. */
const visits = phraseList(
  `
    operation, surgery, replacement, checkup, check up, follow up, appointment, consultation, عملية, عمليات, كشف, متابعة, موعد, استشارة, حجز, تبديل مفصل,
    تغيير مفصل, استبدال مفصل,
    3amaleya, 3amalia, maw3ed, kashf
  `,
  { clitics: ['ال', 'ل', 'لل'] },
);

/** Other kinds are asked for by their names, whoever they are for. */
const mayBeCare = (kinds: readonly AskedKind[]) =>
  kinds.length === 0 || kinds.includes('company') || kinds.includes('branch');

type Meant = { readonly kinds: readonly AskedKind[]; readonly written: string };

/** Whether the question asks for somebody who cares for people: a part of a hospital, a doctor, an operation. */
export function asksForCare(tokens: readonly Token[], { kinds, written }: Meant): boolean {
  if (!mayBeCare(kinds)) return false;
  if (tokens.some((_, at) => isAskedFor(tokens, at))) return true;
  if (tokens.length === 1)
    return houses.findAt(tokens, 0) !== undefined || holdsPhrase(tokens, parts);
  if (holdsPhrase(tokens, anyHouse) || holdsPhrase(tokensOf(written), houses)) return true;
  if (holdsPhrase(tokens, offices)) return false;
  return holdsPhrase(tokens, parts) || endsWithVisit(tokens);
}

const nurses = phraseList(
  'nurse, nurses, nursing, carer, carers, caregiver, caregivers, care giver, ممرضة, ممرض, ممرضين, ممرضات, تمريض, نيرس, مرافقة, مرافق, جليسة, momareda, mumarida, momaredda',
);
const atHome = phraseList(
  `
    home, at home, house, my house, live in, overnight, mother, mom, mum, father, dad, grandmother, grandma, granny, grandfather, grandpa, parents, old man, old woman, old lady, elderly,
    بيت, بيتنا, منزل, منزلنا, منزلي, منزلية, امي, أمي, ابوي, أبوي, ابويا, بابا, ماما, والدي, والدتي, الوالد, الوالدة, والدة, والد, جدتي, جدي, جدة, ستي, تيتا, تيته, سيتي, يدتي, يدي, حماتي, كبير سن, كبيرة سن,
    كبار السن, كبير السن, مسن, مسنة, مسنين, عجوز, ختيار, ختيارة, bait, beit, bet, ommi, ummi, abooy, abouy
  `,
  { clitics: ['ل', 'لل', 'ال', 'ب', 'بال', 'ع', 'عال', 'و'] },
);
/** Beside one of these a nurse works in a hospital, or the question is about what nurses are taught or wear. */
const nursesAtWork = phraseList(
  'conference, congress, course, training, uniform, shoes, job, jobs, salary, مؤتمر, دورة, تدريب, زي, راتب, وظيفة, شغل',
  { clitics: ['ل', 'ال', 'و'] },
);

/**
 * Whether a nurse who comes to the house is meant, and no post: "a nurse for my mother at night", "ممرضة تقعد مع ابوي".
 */
export const asksForNursingAtHome = (tokens: readonly Token[]): boolean =>
  holdsPhrase(tokens, nurses) && holdsPhrase(tokens, atHome) && !holdsPhrase(tokens, nursesAtWork);

const known = phraseList('the, my, his, her, our, your', { spoken: false });

/** People who mention "the doctor" have one already, and what is for doctors is bought. */
function isAskedFor(tokens: readonly Token[], at: number): boolean {
  const healer = healers.findAt(tokens, at);
  if (!healer || healer.article || healer.clitics.startsWith('ل')) return false;
  return !known.findAt(tokens, at - 1);
}

/** Early detection is done by a campaign or a machine. */
const detection = phraseList('الكشف المبكر, كشف مبكر, الكشف عن, كشف عن', { spoken: false });

/** Whether the visit is the head: a surgery light is a light, but an eye surgery is a surgery, and so is عملية عيون. */
function endsWithVisit(tokens: readonly Token[]): boolean {
  const last = tokens.findLastIndex(
    (_, at) => visits.findAt(tokens, at) && !detection.findAt(tokens, at),
  );
  if (last < 0 || last >= afterTreatmentFrom(tokens)) return false;
  return tokens[last]?.script !== 'latin' || last === tokens.length - 1;
}
