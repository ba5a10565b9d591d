import { demoCompanies } from './demo-companies.ts';
import type { DemoCompany, DemoCompanyCategory } from './demo-company.ts';
import type { DemoText } from './demo-text.ts';
import {
  type KnownDepartment,
  patientDepartments,
  tradeDepartments,
} from './departments/known-departments.ts';
import { choiceFor } from './seeded-choice.ts';

export type DemoDepartment = {
  readonly companyKey: string;
  readonly name: DemoText;
  readonly description: DemoText;
  readonly head?: DemoText;
};

const SHARE_WITH_DEPARTMENTS = 0.5;
const SHARE_WITH_HEAD = 0.7;

const treatsPatients: ReadonlySet<DemoCompanyCategory> = new Set(['hospital', 'clinic']);

export const demoDepartments: readonly DemoDepartment[] = demoCompanies.flatMap(departmentsOf);

function knownTo({ category }: DemoCompany): readonly KnownDepartment[] {
  return treatsPatients.has(category) ? patientDepartments : tradeDepartments;
}

function departmentsOf(company: DemoCompany): DemoDepartment[] {
  const choice = choiceFor(`departments ${company.key}`);
  // Nobody visits a hospital without departments.
  if (!treatsPatients.has(company.category) && !choice.chance(SHARE_WITH_DEPARTMENTS)) return [];
  return choice
    .shuffle(knownTo(company))
    .slice(0, choice.between(3, 5))
    .map(({ name, description, heads }) => ({
      companyKey: company.key,
      name,
      description,
      ...(choice.chance(SHARE_WITH_HEAD) && { head: choice.pick(heads) }),
    }));
}
