import type { RecordId } from './record-id.ts';

/** The outcome of one query. */
export type Outcome = {
  /** Whether there was anything to find. */
  readonly expected: boolean;
  /** Position of the first right answer, from 1; 0 if there is none. */
  readonly rank: number;
  /** Whether the first answer is right, or at least related. */
  readonly onSubject: boolean;
  readonly answers: number;
};

export function judge(
  answers: readonly (RecordId | undefined)[],
  right: readonly RecordId[],
  fair: readonly RecordId[],
): Outcome {
  const isIn = (ids: readonly RecordId[], id: RecordId | undefined) =>
    id !== undefined && ids.includes(id);
  return {
    expected: right.length > 0,
    rank: answers.findIndex((id) => isIn(right, id)) + 1,
    onSubject: isIn([...right, ...fair], answers[0]),
    answers: answers.length,
  };
}

export type Score = {
  /** Queries with something to find. */
  readonly asked: number;
  /** Shares of these, from 0 to 1; NaN if there are none. */
  readonly at1: number;
  readonly at3: number;
  readonly onSubject: number;
  readonly meanReciprocalRank: number;
  readonly empty: number;
  /** Queries with nothing to find, and how many of them got an answer anyway. */
  readonly unanswerable: number;
  readonly nonsense: number;
};

export function score(outcomes: readonly Outcome[]): Score {
  const asked = outcomes.filter(({ expected }) => expected);
  const unanswerable = outcomes.filter(({ expected }) => !expected);
  const share = (fits: (outcome: Outcome) => boolean) => asked.filter(fits).length / asked.length;
  const reciprocal = asked.map(({ rank }) => (rank > 0 ? 1 / rank : 0));
  return {
    asked: asked.length,
    at1: share(({ rank }) => rank === 1),
    at3: share(({ rank }) => rank >= 1 && rank <= 3),
    onSubject: share(({ onSubject }) => onSubject),
    meanReciprocalRank: reciprocal.reduce((sum, each) => sum + each, 0) / asked.length,
    empty: share(({ answers }) => answers === 0),
    unanswerable: unanswerable.length,
    nonsense: unanswerable.filter(({ answers }) => answers > 0).length,
  };
}
