import { understand } from '#features/search/asking/understand.ts';
import type { Understanding } from '#features/search/asking/understanding.ts';
import { ANSWERS_AT_ONCE, answerKinds, search } from '#features/search/search.contract.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import { todayAt } from '#platform/dates/validity.ts';
import { countryName } from '#platform/geo/country-name.ts';
import { inLanguage } from '#platform/i18n/in-language.ts';
import type { Language } from '#platform/i18n/languages.ts';
import type { Candidate } from './finding/candidates.ts';
import { findAnswers } from './finding/find-answers.ts';

function answerOf(found: Candidate, language: Language) {
  const { kind, path, title, title_ar, detail, detail_ar, country } = found;
  return {
    kind,
    path,
    title: inLanguage(language, title, title_ar),
    detail: detail
      ? inLanguage(language, detail, detail_ar)
      : country && countryName(country, language),
  };
}

function countKinds(found: readonly Candidate[]) {
  const counts = new Map<Candidate['kind'], number>();
  for (const { kind } of found) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return answerKinds.flatMap((kind) => {
    const count = counts.get(kind);
    return count ? [{ kind, count }] : [];
  });
}

/** The question as it is when the asker takes filters back. */
function withoutFilters(
  { place, time, price, kinds, ...rest }: Understanding,
  without: string,
): Understanding {
  const gone = without.split(',');
  return {
    ...rest,
    kinds: gone.includes('kind') ? [] : kinds,
    ...(place && !gone.includes('place') && { place }),
    ...(time && !gone.includes('time') && { time }),
    ...(price && !gone.includes('price') && { price }),
  };
}

function filtersTold({ place, time, price }: Understanding) {
  return [
    ...(place?.sure ? [{ name: 'place' as const, written: place.written }] : []),
    ...(time?.sure ? [{ name: 'time' as const, written: time.written }] : []),
    ...(price ? [{ name: 'price' as const, written: price.written }] : []),
  ];
}

const searchEverything = operation(search, async (input, { database, language, now, visitor }) => {
  const { q, kind, without = '', offset = 0 } = input;
  const today = todayAt(now);
  const understanding = withoutFilters(understand(q, { today }), without);
  const { answers, nearest, meant } = await findAnswers(database.pool, {
    understanding,
    country: visitor.country,
    today,
  });
  const chosen = kind ? answers.filter((each) => each.kind === kind) : answers;
  return {
    results: chosen
      .slice(offset, offset + ANSWERS_AT_ONCE)
      .map((found) => answerOf(found, language)),
    total: chosen.length,
    kinds: countKinds(answers),
    filters: filtersTold(understanding),
    did_you_mean: meant,
    nearest: nearest.map((found) => answerOf(found, language)),
    asks_advice: understanding.advice,
  };
});

export const searchOperations: readonly Operation[] = [searchEverything];
