import { describe, expect, test } from 'vitest';
import { updateCompany } from '#features/companies/console/console-companies.contract.ts';
import { updateExhibitorProfile } from '#features/companies/profile/company-profile.contract.ts';
import { findIssues } from '#platform/calls/parse-input.ts';
import { namedCollections } from '#testing/manage-collection.ts';

/** Links that show one site and lead to another, or that publish a secret. */
const disguised = [
  'https://user:pw@maker.example/',
  'https://maker.example@attacker.example/',
  'http://:pw@maker.example/',
];

const fields = namedCollections.flatMap(([name, { fields: declared }]) =>
  Object.entries(declared)
    .filter(([, { kind }]) => kind === 'link')
    .map(([field, { schema }]) => ({ name: `${name}: ${field}`, schema })),
);

test('there are collections with links', () => {
  expect(fields.length).toBeGreaterThan(3);
});

describe.each(disguised)('%s is refused', (link) => {
  test.each(fields)('by $name', ({ schema }) => {
    expect(schema.safeParse('https://maker.example/').success).toBe(true);
    expect(schema.safeParse(link).success).toBe(false);
  });

  test.each([
    [updateExhibitorProfile, 'company_website'],
    [updateCompany, 'website'],
  ])('by the website of a company', (call, field) => {
    const wrong = (value: string) =>
      findIssues(call, { [field]: value }).some((issue) => issue.field === field);
    expect([wrong('https://maker.example/'), wrong(link)]).toEqual([false, true]);
  });
});
