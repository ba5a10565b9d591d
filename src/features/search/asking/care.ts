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

/** Whether a part of a hospital is asked for. */
export function asksForCare(tokens: readonly Token[]): boolean {
  return holdsPhrase(tokens, parts) && !holdsPhrase(tokens, offices);
}
