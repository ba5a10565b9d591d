import type { Part } from './all-queries.ts';
import { type Asked, askedLanguages, queryClasses } from './asked.ts';
import { type Outcome, type Score, score } from './score.ts';

export type Judged = { readonly asked: Asked; readonly part: Part; readonly outcome: Outcome };

type Row = Readonly<Record<string, number | string>>;

const rounded = (value: number, digits: number) =>
  Number.isNaN(value) ? '' : Number(value.toFixed(digits));
const percent = (share: number) => rounded(share * 100, 1);

function columnsOf(name: string, scored: Score): Row {
  const { asked, at1, at3, meanReciprocalRank, onSubject, empty, unanswerable, nonsense } = scored;
  return {
    [`${name}n`]: asked,
    [`${name}@1`]: percent(at1),
    [`${name}@3`]: percent(at3),
    [`${name}MRR`]: rounded(meanReciprocalRank, 3),
    [`${name}subject`]: percent(onSubject),
    [`${name}empty`]: percent(empty),
    [`${name}nonsense`]: unanswerable > 0 ? `${nonsense}/${unanswerable}` : '',
  };
}

function rowOf(judged: readonly Judged[]): Row {
  const of = (part: Part) =>
    score(judged.filter((each) => each.part === part).map(({ outcome }) => outcome));
  return { ...columnsOf('', of('tuned')), ...columnsOf('held ', of('held-back')) };
}

/** Scores by class, by language and in total; for the held-back part only these sums are shown. */
export function tableOf(judged: readonly Judged[]): Readonly<Record<string, Row>> {
  const rows: Record<string, Row> = {};
  for (const name of queryClasses) {
    rows[name] = rowOf(judged.filter(({ asked }) => asked.class === name));
  }
  for (const language of askedLanguages) {
    rows[`ALL ${language}`] = rowOf(judged.filter(({ asked }) => asked.language === language));
  }
  rows.ALL = rowOf(judged);
  return rows;
}
