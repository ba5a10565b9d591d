import type { Candidate } from '#features/search/server/finding/candidates/candidates.ts';
import { lookup } from '#platform/lookups/lookup.ts';

/**
 * The score that companies with departments get over those that supply them; "healthcare" companies lie between the
 * two. A company's subject begins with its type.
 */
const CARES = 0.2;
const careByType: Readonly<Record<string, number>> = lookup({
  hospital: CARES,
  clinic: CARES,
  healthcare: 0.1,
});

/**
 * "Nakhl Eye Hospital", "Clinic of Muscat", "عيادة وردية": such a name makes a hospital of a company of any stated
 * type.
 */
const houseNamed = /\b(?:hospitals?|clinics?|polyclinic)(?: of .+)?$/i;
const houseNamedArabic = /^(?:مستشف|عياد|مشفى|مجمع)/;

/** How likely a company cares for patients, as an addition to its score; 0 for every other kind. */
export function careOf({ kind, subject, title, title_ar }: Candidate): number {
  if (kind !== 'company') return 0;
  const [type = ''] = subject.split(' ', 1);
  const isNamed = houseNamed.test(title) || houseNamedArabic.test(title_ar ?? '');
  return isNamed ? CARES : (careByType[type] ?? 0);
}
