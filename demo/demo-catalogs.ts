import { medicineCatalogs, serviceCatalogs } from './catalogs/other-catalogs.ts';
import { shelfCatalogs } from './catalogs/shelf-catalogs.ts';
import { demoCompanies } from './demo-companies.ts';
import type { DemoCompany } from './demo-company.ts';
import { type DemoText, fillText } from './demo-text.ts';
import { articleLines } from './products/article-lines.ts';
import { medicineHolders } from './products/medicine.ts';
import { choiceFor } from './seeded-choice.ts';

export type DemoCatalog = {
  readonly key: string;
  readonly companyKey: string;
  /** The shelf it is about, or what else. */
  readonly subject: string;
  readonly title: DemoText;
  readonly subTitle: DemoText;
  /** Some companies announce a catalog before it can be read. */
  readonly link?: string;
};

const holders: readonly string[] = Object.values(medicineHolders);

export const demoCatalogs: readonly DemoCatalog[] = demoCompanies.flatMap((company) => [
  ...shelvesOf(company),
  ...medicinesOf(company),
  ...servicesOf(company),
]);

function shelvesOf({ key }: DemoCompany): DemoCatalog[] {
  const line = articleLines.find(({ companyKey }) => companyKey === key);
  if (!line) return [];
  return line.groups.map((group) => {
    const { title, subTitle } = shelfCatalogs[group];
    return catalog(key, group, fillText(title, [line.brand]), subTitle);
  });
}

function medicinesOf({ key, name, plan }: DemoCompany): DemoCatalog[] {
  if (!holders.includes(key)) return [];
  const [everything, forHospitals] = medicineCatalogs;
  return (plan > 1 ? [everything, forHospitals] : [everything]).map(({ slug, title, subTitle }) =>
    catalog(key, slug, fillText(title, [name]), subTitle),
  );
}

function servicesOf({ key }: DemoCompany): DemoCatalog[] {
  const own = serviceCatalogs[key];
  return own ? [catalog(key, own.slug, own.title, own.subTitle)] : [];
}

function catalog(companyKey: string, slug: string, title: DemoText, subTitle: DemoText) {
  const key = `${companyKey}-${slug}`;
  const hasLink = choiceFor(`catalog ${key}`).chance(0.9);
  return {
    key,
    companyKey,
    subject: slug,
    title,
    subTitle,
    ...(hasLink && { link: `https://${companyKey}.example/catalogs/${slug}` }),
  };
}
