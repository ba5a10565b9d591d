import type { Connection } from '#platform/database/connection.ts';
import {
  claimAnswers,
  type Explained,
  type Found,
  inOrder,
  isPlainlyAnswered,
} from './answering/claim-answers.ts';
import { findNearest } from './answering/nearest.ts';
import { hasSought } from './answering/sought-kinds.ts';
import { asksForNothing, once, type Taken, takeQuestion } from './answering/taken-question.ts';
import {
  askedPlainly,
  askedWith,
  asSaid,
  DESCRIPTION,
  furtherWays,
  type Way,
} from './answering/ways-to-ask.ts';
import { filtersOf } from './candidates/filters.ts';
import type { Asked } from './parts/asked-question.ts';
import { findDescribed } from './parts/described.ts';
import { describedParts, type Parts, partsOf } from './parts/question-parts.ts';
import {
  asksForOther,
  calledSo,
  claimDescribed,
  claimFor,
  claimNearly,
  claimOf,
  claimOfStory,
  helping,
} from './ranking/claims.ts';
import { isOneSlip, respelled } from './words/respelled.ts';
import { toldStems } from './words/told-stems.ts';

/** A question while it is being answered. */
type Question = {
  readonly connection: Connection;
  readonly asked: Asked;
  /** The question as it was said. */
  readonly said: Taken;
  /** Every way in which it was taken so far, beginning with `said`. */
  readonly taken: Taken[];
  /** Its answer as a description, computed once because several steps ask for it. */
  readonly described: () => Promise<Explained | undefined>;
};

/**
 * Answers a question with records that have all of it, else most of it; records with too little of it are only shown as
 * nearest.
 */
export async function findAnswers(connection: Connection, asked: Asked): Promise<Found> {
  const question = await openQuestion(connection, asked);
  const claimed =
    (await answeredOneWay(question)) ??
    (await question.described()) ??
    (await answeredPlainly(question)) ??
    (await answeredAsStory(question));
  if (claimed) return claimed;
  if (asksForNothing(question.said)) {
    return { answers: [], more: false, nearest: [], meant: null, groups: [] };
  }
  return (
    (await nearlyAnswered(question)) ?? (await answeredRespelled(question)) ?? unanswered(question)
  );
}

async function openQuestion(connection: Connection, asked: Asked): Promise<Question> {
  const parts = await partsOf(connection, asked.understanding, asSaid(asked));
  const said = takenBy(connection, parts, asked);
  const described = once(() => answeredAsDescribed(connection, said));
  return { connection, asked, said, taken: [said], described };
}

const takenBy = (connection: Connection, parts: Parts, asked: Asked) =>
  takeQuestion(connection, parts, filtersOf(asked.understanding, asked, asked.kind), asked);

/** Takes the question another way; undefined where that comes to the same as an earlier way. */
async function takenAlso(question: Question, way: Way): Promise<Taken | undefined> {
  const { connection, said, taken } = question;
  const parts = await partsOf(connection, way.asked.understanding, { ...way, before: said.parts });
  if (taken.some((before) => isSameQuestion(before.parts, parts))) return undefined;
  const also = takenBy(connection, parts, way.asked);
  taken.push(also);
  return also;
}

/** Two ways come to the same where they make the same parts. */
const isSameQuestion = (a: Parts, b: Parts) =>
  a.floor === b.floor && JSON.stringify(a.groups) === JSON.stringify(b.groups);

/** The question as it was said, and then each further way, made only when the one before found nothing. */
async function* waysTaken(question: Question): AsyncGenerator<Taken> {
  yield question.said;
  for (const way of furtherWays(question.asked)) {
    if (way.shorterThan && isTermAlone(question.said)) continue;
    const taken = await takenAlso(question, way);
    if (taken) yield taken;
  }
}

/**
 * Whether the words of a term may only be meant together, as those of a blood gas analyser. In a question that tells
 * more each may be meant by itself, and so may those of a diabetes clinic: a clinic without such a department may treat
 * it.
 */
const isTermAlone = ({ parts, asked: { understanding } }: Taken) =>
  !understanding.care &&
  (parts.groups.filter(({ optional }) => !optional).length < 2 ||
    understanding.words.length < TOLD ||
    asksForOther(parts));
const TOLD = 6;

/** Answers by the first way that claims something, unless the thing it describes explains more of the question. */
async function answeredOneWay(question: Question): Promise<Explained | undefined> {
  for await (const taken of waysTaken(question)) {
    const found = await claimAnswers(taken, claimFor(question.asked.understanding));
    if (!found) continue;
    if (isPlainlyAnswered(found)) return found;
    const described = await question.described();
    return described && described.explained > found.explained ? described : found;
  }
  return undefined;
}

/** Answers with the thing that the question describes without naming it. */
async function answeredAsDescribed(
  connection: Connection,
  { asked, parts, filters }: Taken,
): Promise<Explained | undefined> {
  const { words, leaning } = asked.understanding;
  if (words.length < DESCRIPTION) return undefined;
  if (parts.groups.some(({ elsewhere }) => elsewhere)) return undefined;
  const told = toldStems(words, parts.known);
  const thing = await findDescribed(connection, told, leaning.includes('faq'));
  if (!thing) return undefined;
  const taken = takeQuestion(connection, describedParts(parts, thing.group), filters, asked);
  const found = await claimAnswers(taken, claimDescribed);
  return found && { ...found, explained: thing.share };
}

/** Answers with the thing alone, whatever was said about it. */
async function answeredPlainly(question: Question): Promise<Found | undefined> {
  const plainer = askedPlainly(question.asked);
  const taken = plainer && (await takenAlso(question, asSaid(plainer)));
  return taken && claimAnswers(taken, claimOf);
}

/** Answers with what has the most of all that was told. */
async function answeredAsStory({ taken }: Question): Promise<Found | undefined> {
  for (const each of taken) {
    const found = each.asked.alone ? undefined : await claimAnswers(each, claimOfStory);
    if (found) return found;
  }
  return undefined;
}

/** Answers with what is called so, helps with the portal itself, or has nearly enough of the question. */
async function nearlyAnswered({ asked, said }: Question): Promise<Found | undefined> {
  const { parts } = said;
  const { ranked } = await said.inPlace();
  const [claimed] = [
    calledSo(ranked, parts),
    helping(ranked, parts, asked.understanding),
    claimNearly(ranked, parts, asked.understanding.leaning),
  ].filter(({ length }) => length > 0);
  if (!claimed || !hasSought(claimed, said)) return undefined;
  return { ...withoutAnswers(said), answers: inOrder(claimed, asked) };
}

/** Answers the corrected question, where exactly one word was surely a slip. */
async function answeredRespelled({
  connection,
  asked,
  said,
}: Question): Promise<Found | undefined> {
  const { words } = asked.understanding;
  const right = respelled(words, said.parts.known);
  const isStory = words.length >= TOLD;
  if (!right || isStory || !isOneSlip(words, right)) return undefined;
  const found = await findAnswers(connection, askedWith(right.words, asked));
  return found.answers.length > 0 ? { ...found, meant: right.text } : undefined;
}

/** Returns no answer, only the nearest records. */
async function unanswered({ connection, asked, said }: Question): Promise<Found> {
  const { ranked } = await said.inPlace();
  const nearest = await findNearest(connection, { ...said, ranked }, asked);
  return { ...withoutAnswers(said), nearest };
}

const withoutAnswers = ({ asked, parts }: Taken): Found => ({
  answers: [],
  more: false,
  nearest: [],
  meant: respelled(asked.understanding.words, parts.known)?.text ?? null,
  groups: parts.groups,
});
