import type { AnswerKind } from '#features/search/search.contract.ts';
import type { Candidate } from '#features/search/server/finding/candidates/candidates.ts';
import { careOf } from '#features/search/server/finding/ranking/care-of.ts';
import { isCalledAsTyped } from '#features/search/server/finding/ranking/name-fit.ts';
import type { Ranked } from '#features/search/server/finding/ranking/rank.ts';
import type { Taken } from './taken-question.ts';
import { DESCRIPTION } from './ways-to-ask.ts';

type Sought = Pick<Taken, 'filters' | 'asked'>;

/** A kind that is plainly asked for comes before something else, even from farther away. */
const isOfKind = (candidate: Candidate, { filters: { kinds }, asked }: Sought) =>
  kinds.length === 0 ||
  kinds.includes(candidate.kind) ||
  isCalledAsTyped(candidate, asked.understanding.tokens.join(''));

/** Whether it is a post, or a company that has people of a profession. */
const isSomebody = (candidate: Candidate) => candidate.kind === 'job' || careOf(candidate) > 0;

/**
 * Whether a record is what was sought: someone who asks for a hospital is sent to the next one, and not to what else is
 * there.
 */
export const isSought = (candidate: Candidate, sought: Sought) =>
  isOfKind(candidate, sought) &&
  (!sought.asked.understanding.care || careOf(candidate) > 0) &&
  (!sought.asked.understanding.person || isSomebody(candidate));

/** What people of a profession use is nobody to turn to. */
const sold: readonly AnswerKind[] = ['product', 'medicine', 'catalog'];

/** Someone who looks for work is not helped by a congress, nor the other way round. */
const onlyKinds: readonly AnswerKind[] = ['job', 'event'];

/** Whether one of the records is of the kind that was asked for, if no other will do: eye drops are no eye hospital. */
export function hasSought(found: readonly Ranked[], sought: Sought): boolean {
  const { filters, asked } = sought;
  const { care, person, words } = asked.understanding;
  if (person) return found.some(({ candidate }) => !sold.includes(candidate.kind));
  if (filters.kinds.length > 0 && care && words.length <= DESCRIPTION)
    return found.some(({ candidate }) => careOf(candidate) > 0);
  return (
    found.some(({ candidate }) => isOfKind(candidate, sought)) ||
    !onlyKinds.some((kind) => filters.kinds.includes(kind))
  );
}
