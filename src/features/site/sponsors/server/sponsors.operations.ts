import { listSponsorLines, listSponsorLogos } from '#features/site/sponsors/sponsors.contract.ts';
import { sponsorsTexts } from '#features/site/sponsors/sponsors.texts.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import { bigint, date, nullable, text } from '#platform/database/columns.ts';
import { sql } from '#platform/database/sql.ts';
import { query } from '#platform/database/statement.ts';
import { todayAt } from '#platform/dates/validity.ts';
import { inLanguage } from '#platform/i18n/in-language.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { sponsorLines } from './sponsor-lines.table.ts';
import { sponsorLogos } from './sponsor-logos.table.ts';

const visit = { today: date, country: text };

const shown = sql`status = 1 and coalesce(starts_on, $today::date) <= $today::date
  and coalesce(ends_on, $today::date) >= $today::date
  and (countries is null or $country = any(string_to_array(countries, ',')))`;

const selectLines = query({
  name: 'site.sponsor-lines',
  values: visit,
  row: { title: text, title_ar: nullable(text) },
  sql: sql`select title, title_ar from ${sponsorLines} where ${shown} order by position, id`,
});

const selectLogos = query({
  name: 'site.sponsor-logos',
  values: visit,
  row: {
    id: bigint,
    name: text,
    name_ar: nullable(text),
    logo: nullable(text),
    hyperlink: nullable(text),
  },
  sql: sql`
    select id, name, name_ar, logo, hyperlink from ${sponsorLogos}
    where ${shown} order by position, id`,
});

const lines = operation(listSponsorLines, async (_input, { database, language, now, visitor }) => {
  const asked = { today: todayAt(now), country: visitor.country };
  const rows = await selectLines.all(database.pool, asked);
  return {
    sponsors: rows.map((row) => ({ title: inLanguage(language, row.title, row.title_ar) })),
    message: rows.length === 0 ? translateIn(language)(sponsorsTexts.noLines) : null,
  };
});

const logos = operation(listSponsorLogos, async (_input, { database, language, now, visitor }) => {
  const asked = { today: todayAt(now), country: visitor.country };
  const rows = await selectLogos.all(database.pool, asked);
  return {
    sponsors: rows.map((row) => ({
      id: row.id,
      sponsor_name: inLanguage(language, row.name, row.name_ar),
      sponsor_logo: row.logo,
      hyperlink: row.hyperlink,
    })),
    message: rows.length === 0 ? translateIn(language)(sponsorsTexts.noLogos) : null,
  };
});

export const sponsorsOperations: readonly Operation[] = [lines, logos];
