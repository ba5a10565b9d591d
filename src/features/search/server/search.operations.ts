import { ANSWERS_PER_KIND, answerKinds, search } from '#features/search/search.contract.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import { todayAt } from '#platform/dates/validity.ts';
import type { SearchSource } from '#platform/search/search-source.ts';
import { findQuestion } from './search-question.ts';

/** One source for each kind, in the order of the answer. */
function byKind(sources: readonly SearchSource[]) {
  return answerKinds.map((kind) => {
    const source = sources.find((each) => each.kind === kind);
    if (!source) throw new Error(`Nobody says how a ${kind} is found`);
    return { kind, find: source.find };
  });
}

/** The search of everything; the owner of each kind says how it is found. */
export function searchOperations(sources: readonly SearchSource[]): readonly Operation[] {
  const kinds = byKind(sources);
  const searchEverything = operation(search, async ({ q }, { database, language, now }) => {
    const question = await findQuestion(database.pool, q);
    if (!question) return { results: [] };
    const asked = { words: q, question, atMost: ANSWERS_PER_KIND, today: todayAt(now), language };
    const found = await Promise.all(
      kinds.map(async ({ kind, find }) => {
        const answers = await find(database.pool, asked);
        return answers.map((answer) => ({ kind, ...answer }));
      }),
    );
    return { results: found.flat() };
  });
  return [searchEverything];
}
