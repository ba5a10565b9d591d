import { hoursOf } from './company-depth/depth-facts.ts';
import { demoAccounts } from './demo-accounts.ts';
import { demoCompanies } from './demo-companies.ts';
import type { DemoCompany } from './demo-company.ts';
import type { DemoCountryCode } from './demo-countries.ts';
import { placeIn } from './demo-places.ts';
import { type DemoText, fillText } from './demo-text.ts';
import { choiceFor } from './seeded-choice.ts';

export type DemoBranch = {
  readonly companyKey: string;
  readonly name: DemoText;
  readonly address: DemoText;
  readonly phone: string;
  readonly email?: string;
  readonly openingHours: string;
  readonly coordinates: string;
};

const place = (en: string, ar: string): DemoText => ({ en, ar });

/** Towns where a company of the country may have a branch. */
const towns: Readonly<Record<DemoCountryCode, readonly DemoText[]>> = {
  KW: [
    place('Salmiya', 'السالمية'),
    place('Jahra', 'الجهراء'),
    place('Fahaheel', 'الفحيحيل'),
    place('Farwaniya', 'الفروانية'),
  ],
  SA: [
    place('Riyadh', 'الرياض'),
    place('Jeddah', 'جدة'),
    place('Dammam', 'الدمام'),
    place('Abha', 'أبها'),
  ],
  AE: [
    place('Abu Dhabi', 'أبوظبي'),
    place('Sharjah', 'الشارقة'),
    place('Al Ain', 'العين'),
    place('Ras Al Khaimah', 'رأس الخيمة'),
  ],
  QA: [place('Al Wakrah', 'الوكرة'), place('Al Khor', 'الخور'), place('Lusail', 'لوسيل')],
  BH: [place('Muharraq', 'المحرق'), place('Riffa', 'الرفاع'), place('Isa Town', 'مدينة عيسى')],
  OM: [place('Sohar', 'صحار'), place('Nizwa', 'نزوى'), place('Salalah', 'صلالة')],
  JO: [place('Irbid', 'إربد'), place('Zarqa', 'الزرقاء'), place('Aqaba', 'العقبة')],
  LB: [place('Tripoli', 'طرابلس'), place('Sidon', 'صيدا'), place('Zahle', 'زحلة')],
  EG: [place('Alexandria', 'الإسكندرية'), place('Mansoura', 'المنصورة'), place('Asyut', 'أسيوط')],
  IN: [place('Mumbai', 'مومباي'), place('Kochi', 'كوتشي'), place('Hyderabad', 'حيدر آباد')],
};

const streets: readonly DemoText[] = [
  place('Hospital Street, {0}', 'شارع المستشفى، {0}'),
  place('Corniche Road, {0}', 'طريق الكورنيش، {0}'),
  place('Industrial Area, {0}', 'المنطقة الصناعية، {0}'),
  place('Medical District, {0}', 'الحي الطبي، {0}'),
];

const SHARE_WITH_BRANCHES = 0.5;

/** Whoever signs in finds the lists of the own company filled. */
const managed = new Set(
  demoAccounts.flatMap((account) => (account.role === 'exhibitor' ? account.companyKey : [])),
);

export const demoBranches: readonly DemoBranch[] = demoCompanies.flatMap(branchesOf);

function branchesOf(company: DemoCompany): DemoBranch[] {
  const choice = choiceFor(`branches ${company.key}`);
  const isChosen = choice.chance(SHARE_WITH_BRANCHES);
  if (!isChosen && !managed.has(company.key)) return [];
  const others = towns[company.country].filter(({ en }) => en !== company.city.en);
  return choice
    .shuffle(others)
    .slice(0, choice.between(1, 3))
    .map((town, position) => ({
      companyKey: company.key,
      name: fillText(place('{0} branch', 'فرع {0}'), [town]),
      address: fillText(choice.pick(streets), [town]),
      // The main number with another ending, as exchanges hand them out.
      phone: company.phone.slice(0, -2) + String(40 + position * 7),
      openingHours: hoursOf(company),
      coordinates: placeIn(town.en, choice.between(0, 100) / 100),
      ...(choice.chance(0.6) && {
        email: `${town.en.toLowerCase().replaceAll(' ', '-')}@${company.key}.example`,
      }),
    }));
}
