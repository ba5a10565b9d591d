import { listCompanies, listCompanyChoices } from '#features/companies/companies.contract.ts';
import { companyNarrowing } from '#features/companies/company-narrowing.ts';
import { companyTypeText } from '#features/companies/company-types.ts';
import type { FindCompanyMatches } from '#features/search/server/public.ts';
import { visibilityBenefits } from '#features/subscriptions/public.ts';
import { type Operation, type OperationContext, operation } from '#platform/calls/operation.ts';
import type { Connection } from '#platform/database/connection.ts';
import { todayAt } from '#platform/dates/validity.ts';
import { withCountryFallback } from '#platform/geo/country-fallback.ts';
import { inLanguage } from '#platform/i18n/in-language.ts';
import type { Language } from '#platform/i18n/languages.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { isDefaultList } from '#platform/narrowing/server/asked-of-list.ts';
import { cardValues, selectCompanyCards } from './companies.queries.ts';
import type { CompanyCardRow } from './company-cards.ts';
import { companyKindText } from './company-kind.ts';
import { narrowedCompanies } from './company-list.ts';
import { type CompanyOffers, type OffersRow, statementsWith } from './company-offers.ts';
import { firstPosition, formatCursor, positionOf } from './daily-order.ts';
import { firstLineOf } from './first-line.ts';

type OfferingRow = CompanyCardRow & OffersRow;

function cardOf(row: OfferingRow, language: Language) {
  const t = translateIn(language);
  return {
    id: row.id,
    company_name: inLanguage(language, row.name, row.name_ar),
    company_logo: row.logo,
    company_type_name: t(companyTypeText(row.type)),
    company_kind_name: t(companyKindText(row.type, row.category)),
    company_city: inLanguage(language, row.city, row.city_ar),
    company_line: firstLineOf(inLanguage(language, row.about, row.about_ar)),
    products: row.products,
    events: row.events,
    jobs: row.jobs,
    visibility: row.visibility,
    added_on: row.added_on,
  };
}

type PlainInput = {
  readonly country?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
};

type RingRow = { readonly lap: number; readonly shuffle_key: number };

type SelectCards<Row> = (
  connection: Connection,
  values: ReturnType<typeof cardValues>,
) => Promise<Row[]>;

/** The list in the day's order; the answer says which country it shows. */
async function readPlain<Row extends RingRow>(
  select: SelectCards<Row>,
  { country, cursor, limit }: PlainInput,
  context: OperationContext,
) {
  const { database, visitor, language, now } = context;
  const at = cursor ? positionOf(cursor, now) : firstPosition(now);
  const { rows, facts } = await withCountryFallback(country ?? visitor.country, language, (each) =>
    select(database.pool, cardValues({ country: each, at, limit: limit + 1 }, now)),
  );
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  const next_cursor = last
    ? formatCursor({ day: at.day, lap: last.lap === 0 ? 0 : 1, afterKey: last.shuffle_key })
    : null;
  return { rows: rows.slice(0, limit), facts, next_cursor };
}

/** The country that is shown when this one is asked for. */
const resolveCountry = async (country: string | undefined, context: OperationContext) =>
  (await readPlain(selectCompanyCards.all, { country, limit: 1 }, context)).facts;

/**
 * The daily order decides which companies share a page. Within the page, higher plans come first and, within a plan,
 * companies that answer more.
 */
function inOrderOfPlace(rows: readonly OfferingRow[]): readonly OfferingRow[] {
  const placeOf = ({ visibility }: OfferingRow) => visibilityBenefits[visibility].place;
  return rows.toSorted((one, other) => placeOf(other) - placeOf(one) || other.rank - one.rank);
}

type ListInput = Parameters<typeof narrowedCompanies.readPage>[0] & PlainInput;

/** Why each company matches the search; empty without one. */
async function matchesOf(
  findMatches: FindCompanyMatches,
  rows: readonly OfferingRow[],
  { search }: ListInput,
  { database, language, now }: OperationContext,
) {
  if (!search) return new Map<number, never>();
  const companies = rows.map(({ id, name, name_ar }) => ({
    id,
    name: `${name} ${name_ar ?? ''}`,
  }));
  const question = { words: search, today: todayAt(now) };
  return findMatches(database.pool, { question, companies, language });
}

export function companyListOperations(
  offers: CompanyOffers,
  findMatches: FindCompanyMatches,
): readonly Operation[] {
  const { selectCards, selectOffers } = statementsWith(offers);

  async function readAll(input: ListInput, context: OperationContext) {
    const { rows, ...rest } = await readPlain(selectCards.all, input, context);
    return { rows: inOrderOfPlace(rows), ...rest };
  }

  async function readNarrowed(input: ListInput, context: OperationContext) {
    const facts = await resolveCountry(input.country, context);
    const found = await narrowedCompanies.readPage(input, facts.country_used, context);
    const page = found.slice(0, input.limit);
    const known = await selectOffers.all(context.database.pool, {
      companies: page.map(({ id }) => id),
      today: todayAt(context.now),
    });
    const byId = new Map(known.map((each) => [each.company_id, each]));
    const rows = page.flatMap((row) => {
      const own = byId.get(row.id);
      return own ? [{ ...row, ...own }] : [];
    });
    return { rows, facts, next_cursor: narrowedCompanies.nextCursor(found, input.limit) };
  }

  const companiesOfCountry = operation(listCompanies, async (input, context) => {
    const read = isDefaultList(companyNarrowing, input) ? readAll : readNarrowed;
    const { rows, facts, next_cursor } = await read(input, context);
    const matches = await matchesOf(findMatches, rows, input, context);
    return {
      companies: rows.map((row) => ({
        ...cardOf(row, context.language),
        company_match: matches.get(row.id) ?? null,
      })),
      ...facts,
      next_cursor,
    };
  });
  const companyChoices = operation(listCompanyChoices, async (input, context) => {
    const facts = await resolveCountry(input.country, context);
    return {
      ...(await narrowedCompanies.readChoices(input, facts.country_used, context)),
      ...facts,
    };
  });
  return [companiesOfCountry, companyChoices];
}
