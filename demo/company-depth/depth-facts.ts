import type { DemoCompany } from '#demo/demo-company.ts';
import type { DemoCountryCode } from '#demo/demo-countries.ts';
import type { Choice } from '#demo/seeded-choice.ts';
import type { DepthKind } from './depth-kind.ts';

const staffOf: Readonly<Record<DemoCompany['category'], readonly string[]>> = {
  hospital: ['201-500', '501-1000', '1000+'],
  clinic: ['11-50', '51-200'],
  pharmaceutical: ['51-200', '201-500'],
  'medical-equipment': ['11-50', '51-200'],
  laboratory: ['11-50', '51-200'],
  'healthcare-service': ['11-50', '51-200'],
  other: ['1-10', '11-50'],
};

const certificatesOf: Readonly<Record<DepthKind, readonly string[]>> = {
  devices: ['ISO 13485:2016', 'ISO 9001:2015', 'ISO 14001:2015', 'CE (EU 2017/745)'],
  medicines: ['GDP', 'ISO 9001:2015', 'WHO GSDP', 'ISO 14001:2015'],
  care: ['JCI', 'ISO 9001:2015', 'ISO 45001:2018', 'ISO 27001:2022'],
  laboratory: ['ISO 15189:2022', 'CAP', 'ISO 9001:2015'],
  services: ['ISO 9001:2015', 'ISO 27001:2022', 'ISO 45001:2018'],
};

/** What makers have beside what others of their kind have. */
const makerCertificate: Readonly<Partial<Record<DepthKind, string>>> = {
  medicines: 'GMP',
  devices: 'ISO 14971:2019',
};

const workWeek: Readonly<Record<DemoCountryCode, string>> = {
  KW: 'Su-Th 08:00-17:00; Sa 09:00-13:00',
  SA: 'Su-Th 08:30-17:30',
  AE: 'Mo-Th 08:30-17:30; Fr 08:30-12:00; Sa 09:00-13:00',
  QA: 'Su-Th 07:30-16:30',
  BH: 'Su-Th 08:00-17:00',
  OM: 'Su-Th 08:00-16:30; Sa 09:00-13:00',
  JO: 'Su-Th 08:30-17:00',
  LB: 'Mo-Fr 08:00-17:00; Sa 08:30-13:00',
  EG: 'Su-Th 09:00-17:00; Sa 10:00-15:00',
  IN: 'Mo-Sa 09:30-18:30',
};

const spoken: Readonly<Record<DemoCountryCode, readonly string[]>> = {
  KW: ['ar', 'en', 'hi', 'fil'],
  SA: ['ar', 'en', 'ur'],
  AE: ['ar', 'en', 'hi', 'ur'],
  QA: ['ar', 'en', 'ml'],
  BH: ['ar', 'en', 'fa'],
  OM: ['ar', 'en', 'ur'],
  JO: ['ar', 'en'],
  LB: ['ar', 'en', 'fr', 'hy'],
  EG: ['ar', 'en', 'fr'],
  IN: ['en', 'hi', 'ml'],
};

const FIRST_YEAR = 1981;
const LAST_YEAR = 2019;
const MAKER = 2;

/** A company that says since when it has worked said it in its description. */
function foundedIn({ description }: DemoCompany, choice: Choice): number {
  const told = /\b(?:since|in) ((?:19|20)\d\d)\b/i.exec(description?.en ?? '')?.[1];
  return told ? Number(told) : choice.between(FIRST_YEAR, LAST_YEAR);
}

/** Hospitals never close; clinics open in the evening, when people have time. */
export function hoursOf({ category, country }: Pick<DemoCompany, 'category' | 'country'>): string {
  if (category === 'hospital') return 'Su-Sa 00:00-24:00';
  if (category === 'clinic') return 'Su-Th 09:00-13:00,16:00-21:00; Sa 09:00-13:00';
  return workWeek[country];
}

export function factsOf(company: DemoCompany, kind: DepthKind, choice: Choice) {
  const own = company.type === MAKER ? [makerCertificate[kind] ?? []].flat() : [];
  const others = choice.shuffle(certificatesOf[kind]).slice(0, choice.between(1, 3));
  return {
    founded: foundedIn(company, choice),
    staff: choice.pick(staffOf[company.category]),
    languages: spoken[company.country].slice(0, choice.between(2, 4)).join(','),
    hours: hoursOf(company),
    certificates: [...own, ...others].join('\n'),
  };
}
