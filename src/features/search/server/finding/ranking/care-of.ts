import type { Candidate } from '#features/search/server/finding/candidates/candidates.ts';

/** Between those who have a department and those who supply it; what a company is comes first in what it is about. */
const CARES = 0.2;
const careByType: Readonly<Record<string, number>> = {
  hospital: CARES,
  clinic: CARES,
  healthcare: 0.1,
};

/** "Nakhl Eye Hospital", "Clinic of Muscat", "عيادة وردية": whatever a company of that name has stated of itself. */
const houseNamed = /\b(?:hospitals?|clinics?|polyclinic)(?: of .+)?$/i;
const houseNamedArabic = /^(?:مستشف|عياد|مشفى|مجمع)/;

/** Where people are cared for, and how likely. */
export function careOf({ kind, subject, title, title_ar }: Candidate): number {
  if (kind !== 'company') return 0;
  const [type = ''] = subject.split(' ', 1);
  const isNamed = houseNamed.test(title) || houseNamedArabic.test(title_ar ?? '');
  return isNamed ? CARES : (careByType[type] ?? 0);
}
