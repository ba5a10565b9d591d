import { listCompanies, listCompanyChoices } from '#features/companies/companies.contract.ts';
import { companyNarrowing } from '#features/companies/company-narrowing.ts';
import { companyTypeText } from '#features/companies/company-types.ts';
import { visibilityBenefits } from '#features/subscriptions/public.ts';
import { type Operation, type OperationContext, operation } from '#platform/calls/operation.ts';
import { todayAt } from '#platform/dates/validity.ts';
import { withCountryFallback } from '#platform/geo/country-fallback.ts';
import { inLanguage } from '#platform/i18n/in-language.ts';
import type { Language } from '#platform/i18n/languages.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { isPlain } from '#platform/narrowing/server/asked-of-list.ts';
import { cardValues, selectCompanyCards } from './companies.queries.ts';
import type { CompanyCardRow } from './company-cards.ts';
import { companyKindText } from './company-kind.ts';
import { narrowedCompanies } from './company-list.ts';
import { type CompanyOffers, type OffersRow, offersReader } from './company-offers.ts';
import { firstPosition, formatCursor, positionOf } from './daily-order.ts';
import { firstLineOf } from './first-line.ts';

type Offers = ReadonlyMap<number, OffersRow>;

function cardOf(row: CompanyCardRow, offers: Offers, language: Language) {
  const t = translateIn(language);
  const own = offers.get(row.id);
  return {
    id: row.id,
    company_name: inLanguage(language, row.name, row.name_ar),
    company_logo: row.logo,
    company_type_name: t(companyTypeText(row.type)),
    company_kind_name: t(companyKindText(row.type, row.category)),
    company_city: inLanguage(language, row.city, row.city_ar),
    company_line: firstLineOf(inLanguage(language, row.about, row.about_ar)),
    products: own?.products ?? 0,
    events: own?.events ?? 0,
    jobs: own?.jobs ?? 0,
    visibility: row.visibility,
    added_on: row.added_on,
  };
}

type PlainInput = {
  readonly country?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
};

/** The list in the order of the day; it says which country is shown. */
async function readPlain({ country, cursor, limit }: PlainInput, context: OperationContext) {
  const { database, visitor, language, now } = context;
  const at = cursor ? positionOf(cursor, now) : firstPosition(now);
  const { rows, facts } = await withCountryFallback(country ?? visitor.country, language, (each) =>
    selectCompanyCards.all(database.pool, cardValues({ country: each, at, limit: limit + 1 }, now)),
  );
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  const next_cursor = last
    ? formatCursor({ day: at.day, lap: last.lap === 0 ? 0 : 1, afterKey: last.shuffle_key })
    : null;
  return { rows, facts, next_cursor };
}

async function readNarrowed(
  input: Parameters<typeof narrowedCompanies.readPage>[0] & PlainInput,
  context: OperationContext,
) {
  const { facts } = await readPlain({ country: input.country, limit: 1 }, context);
  const rows = await narrowedCompanies.readPage(input, facts.country_used, context);
  return { rows, facts, next_cursor: narrowedCompanies.nextCursor(rows, input.limit) };
}

/**
 * Which companies share a page is the day's chance; on it, those that pay to be seen go first, and among those
 * that are seen alike, those that answer.
 */
function inOrderOfPlace(
  rows: readonly CompanyCardRow[],
  offers: Offers,
): readonly CompanyCardRow[] {
  const placeOf = ({ visibility }: CompanyCardRow) => visibilityBenefits[visibility].place;
  const rankOf = ({ id }: CompanyCardRow) => offers.get(id)?.rank ?? 0;
  return rows.toSorted(
    (one, other) => placeOf(other) - placeOf(one) || rankOf(other) - rankOf(one),
  );
}

export function companyListOperations(companyOffers: CompanyOffers): readonly Operation[] {
  const readOffers = offersReader(companyOffers);
  const companiesOfCountry = operation(listCompanies, async (input, context) => {
    const isUnsorted = isPlain(companyNarrowing, input);
    const { rows, facts, next_cursor } = await (isUnsorted ? readPlain : readNarrowed)(
      input,
      context,
    );
    const page: readonly CompanyCardRow[] = rows.slice(0, input.limit);
    const offers = await readOffers(context.database.pool, {
      companies: page.map(({ id }) => id),
      today: todayAt(context.now),
    });
    const shown = isUnsorted ? inOrderOfPlace(page, offers) : page;
    return {
      companies: shown.map((row) => cardOf(row, offers, context.language)),
      ...facts,
      next_cursor,
    };
  });
  const companyChoices = operation(listCompanyChoices, async (input, context) => {
    const { facts } = await readPlain({ country: input.country, limit: 1 }, context);
    return {
      ...(await narrowedCompanies.readChoices(input, facts.country_used, context)),
      ...facts,
    };
  });
  return [companiesOfCountry, companyChoices];
}
