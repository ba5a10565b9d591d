import { holdsPhrase, phraseList } from './phrase-book.ts';
import type { Token } from './tokens.ts';

const parts = phraseList(
  `
    department, departments, dept, ward, intensive care unit, icu, nicu, emergency room, outpatient, inpatient, قسم,
    أقسام, وحدة, وحدات, جناح, طوارئ, عناية مركزة, عيادة خارجية
  `,
  { spoken: false },
);
/** Departments that companies of every kind have. */
const offices = phraseList(
  'sales, supply chain, quality, training, technical, hr, human resources, مبيعات, جودة, تدريب, موارد',
  { spoken: false },
);

/** Whole, and nothing else: "hospitals", "عيادات". */
const houses = phraseList(
  'hospital, hospitals, clinic, clinics, مستشفى, مستشفيات, مشافي, عيادة, عيادات, mostashfa, 3eyada',
  { clitics: [] },
);

/** Whether a part of a hospital is asked for, or nothing but one. */
export function asksForCare(tokens: readonly Token[]): boolean {
  if (tokens.length === 1)
    return houses.findAt(tokens, 0) !== undefined || holdsPhrase(tokens, parts);
  return holdsPhrase(tokens, parts) && !holdsPhrase(tokens, offices);
}
