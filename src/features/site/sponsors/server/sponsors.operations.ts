import { listSponsorLines, listSponsorLogos } from '#features/site/sponsors/sponsors.contract.ts';
import { sponsorsTexts } from '#features/site/sponsors/sponsors.texts.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import { prepared } from '#platform/database/prepared.ts';
import { todayAt } from '#platform/dates/validity.ts';
import { inLanguage } from '#platform/i18n/in-language.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';

/** $1 today, $2 the visitor's country. */
const shown = `status = 1 and coalesce(starts_on, $1::date) <= $1::date
  and coalesce(ends_on, $1::date) >= $1::date
  and (countries is null or $2 = any(string_to_array(countries, ',')))`;

const selectLines = prepared<{ title: string; title_ar: string | null }>(
  'sponsor-lines',
  `select title, title_ar from sponsor_lines where ${shown} order by position, id`,
);

type LogoRow = {
  id: number;
  name: string;
  name_ar: string | null;
  logo: string | null;
  hyperlink: string | null;
};

const selectLogos = prepared<LogoRow>(
  'sponsor-logos',
  `select id, name, name_ar, logo, hyperlink from sponsor_logos
   where ${shown} order by position, id`,
);

const lines = operation(listSponsorLines, async (_input, { database, language, now, visitor }) => {
  const rows = await selectLines(database.pool, [todayAt(now), visitor.country]);
  return {
    sponsors: rows.map((row) => ({ title: inLanguage(language, row.title, row.title_ar) })),
    message: rows.length === 0 ? translateIn(language)(sponsorsTexts.noLines) : null,
  };
});

const logos = operation(listSponsorLogos, async (_input, { database, language, now, visitor }) => {
  const rows = await selectLogos(database.pool, [todayAt(now), visitor.country]);
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
