import { understand } from '#features/search/asking/understand.ts';
import type { Understanding } from '#features/search/asking/understanding.ts';
import { ANSWERS_AT_ONCE, answerKinds, search } from '#features/search/search.contract.ts';
import { suggestQuestions } from '#features/search/suggestions.contract.ts';
import { wordStatement } from '#features/search/wording.contract.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import { todayAt } from '#platform/dates/validity.ts';
import { countryName } from '#platform/geo/country-name.ts';
import { inLanguage } from '#platform/i18n/in-language.ts';
import type { Language } from '#platform/i18n/languages.ts';
import { networkOf } from '#platform/limits/network-of.ts';
import { isWithinLimit, type RateLimit } from '#platform/limits/rate-limit.ts';
import { findDecimal } from '#platform/money/amounts.ts';
import type { FindCompanyMatches } from './company-matches.ts';
import type { Candidate } from './finding/candidates/candidates.ts';
import { findAnswers } from './finding/find-answers.ts';
import { inTurn } from './finding/in-turn.ts';
import { suggest } from './finding/suggest.ts';
import { believedSentences } from './wording/believed-sentences.ts';
import { createKeptWordings } from './wording/kept-wordings.ts';
import { promptOf } from './wording/prompt.ts';

/** How many records a model is told about. */
const RECORDS_TOLD = 6;

function answerOf(found: Candidate, language: Language) {
  const { kind, path, title, title_ar, detail, detail_ar, price_minor, currency } = found;
  const { picture, logo, starts_on, ends_on } = found;
  const country = found.country && countryName(found.country, language);
  return {
    kind,
    path,
    title: inLanguage(language, title, title_ar),
    detail: detail ? inLanguage(language, detail, detail_ar) : country,
    picture,
    logo,
    country,
    starts_on,
    ends_on,
    price: findDecimal(price_minor, currency),
    currency,
    match: null,
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

/** The question without the filters that the asker took back. */
function withoutFilters(
  { place, near, time, price, kinds, leaning, ...rest }: Understanding,
  without: string,
): Understanding {
  const gone = without.split(',');
  return {
    ...rest,
    kinds: gone.includes('kind') ? [] : kinds,
    leaning: gone.includes('kind') ? [] : leaning,
    ...(place && !gone.includes('place') && { place }),
    ...(near && !gone.includes('near') && { near }),
    ...(time && !gone.includes('time') && { time }),
    ...(price && !gone.includes('price') && { price }),
  };
}

function filtersTold({ kinds, kindsWritten, place, near, time, price }: Understanding) {
  return [
    ...(kinds.length > 0 ? [{ name: 'kind' as const, written: kindsWritten }] : []),
    ...(place?.sure ? [{ name: 'place' as const, written: place.written }] : []),
    ...(near ? [{ name: 'near' as const, written: near }] : []),
    ...(time?.sure ? [{ name: 'time' as const, written: time.written }] : []),
    ...(price ? [{ name: 'price' as const, written: price.written }] : []),
  ];
}

/** The companies among answers, each with its names in both languages. */
const companiesIn = (answers: readonly Candidate[]) =>
  answers.flatMap(({ kind, company_id: id, title, title_ar }) =>
    kind === 'company' && id !== null ? [{ id, name: `${title} ${title_ar ?? ''}` }] : [],
  );

const searchEverything = (findMatches: FindCompanyMatches) =>
  operation(search, async (input, context) => {
    const { database, language, now, visitor } = context;
    const { q, kind, without = '', offset = 0 } = input;
    const today = todayAt(now);
    const understanding = withoutFilters(understand(q, { today }), without);
    const asked = { understanding, country: visitor.country, today };
    const { found, own } = await inTurn(database.pool, async () => {
      const found = await findAnswers(database.pool, asked);
      if (!kind || !found.more) return { found };
      // Of many answers only some are of the chosen kind, so that kind is searched by itself.
      return { found, own: await findAnswers(database.pool, { ...asked, kind }) };
    });
    const { answers, more, nearest, meant, groups } = found;
    const ofKind = kind ? answers.filter((each) => each.kind === kind) : answers;
    const chosen = own && own.answers.length > ofKind.length ? own.answers : ofKind;
    const shown = chosen.slice(offset, offset + ANSWERS_AT_ONCE);
    const companies = companiesIn([...shown, ...nearest]);
    const question = { understanding, groups };
    const matches = await findMatches(database.pool, { question, companies, language });
    const told = (found: Candidate) => ({
      ...answerOf(found, language),
      match: (found.kind === 'company' && matches.get(found.company_id ?? 0)) || null,
    });
    return {
      results: shown.map(told),
      total: chosen.length,
      more: own ? own.more : more,
      kinds: countKinds(answers),
      filters: filtersTold(understanding),
      did_you_mean: meant,
      nearest: nearest.map(told),
      asks_advice: understanding.advice,
      worded: context.model !== undefined && chosen.length > 0 && !understanding.advice,
    };
  });

const keptWordings = createKeptWordings();

/** More than one person asks. There is a limit because every wording costs the operator something. */
const wordings: RateLimit = { name: 'search-wording', times: 120, withinS: 3600 };

const wordFound = operation(wordStatement, async ({ q }, context) => {
  const { database, language, now, visitor, model } = context;
  const today = todayAt(now);
  const understanding = understand(q, { today });
  // Someone who asks for advice is told that Mai is no doctor, and nothing else.
  if (!model || understanding.advice) return { sentences: [] };
  const asked = { understanding, country: visitor.country, today };
  const { answers } = await inTurn(database.pool, () => findAnswers(database.pool, asked));
  const records = answers.slice(0, RECORDS_TOLD).map((found) => answerOf(found, language));
  if (records.length === 0) return { sentences: [] };
  if (!(await isWithinLimit(database.pool, wordings, networkOf(visitor.ip)))) {
    return { sentences: [] };
  }
  const key = JSON.stringify([language, q, records]);
  const sentences = await keptWordings(key, now.getTime(), async () => {
    const said = await model.say(promptOf(q, records, language));
    return said === undefined ? [] : believedSentences(said, records, q);
  });
  return { sentences: [...sentences] };
});

const suggestNames = operation(suggestQuestions, async ({ q }, { database, now, visitor }) => ({
  suggestions: await suggest(database.pool, {
    typed: q,
    country: visitor.country,
    today: todayAt(now),
  }),
}));

/** `findMatches` says why companies were found. */
export const searchOperations = (findMatches: FindCompanyMatches): readonly Operation[] => [
  searchEverything(findMatches),
  wordFound,
  suggestNames,
];
