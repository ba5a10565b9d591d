import * as z from 'zod/mini';
import { foldForSearch } from '#platform/search/fold-for-search.ts';
import { joiningWords } from './joining-words.ts';
import { factsOf, type ToldRecord } from './told-record.ts';

export type Sentence = { readonly text: string; readonly path: string };

const MOST_SENTENCES = 3;
const LONGEST_SENTENCE = 240;
const LONGEST_ANSWER = 4_000;

const said = z.object({ text: z.string(), record: z.int() });
const answered = z.object({ sentences: z.array(z.unknown()) });

const wordsIn = (text: string) => foldForSearch(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Takes off the clitics that Arabic writes together with the next word. */
const bare = (word: string) => word.replace(/^(?:وال|بال|فال|كال|ولل|لل|ال|[وفبكل])(?=.{3})/, '');

const isPlain = (text: string) =>
  text.length <= LONGEST_SENTENCE && !/[<>{}[\]`\\]|https?:|www\./i.test(text);

/** Whether every word of the sentence is in the record, in the question, or among the joining words. */
function isOfRecord(text: string, record: ToldRecord, question: string): boolean {
  const facts = Object.values(factsOf(record)).join(' ');
  const own = new Set(
    [...wordsIn(facts), ...wordsIn(question)].flatMap((word) => [word, bare(word)]),
  );
  return wordsIn(text).every(
    (word) =>
      own.has(word) ||
      own.has(bare(word)) ||
      joiningWords.has(word) ||
      joiningWords.has(bare(word)),
  );
}

/** Whether every number of the sentence is in the record. A number is a fact, and the question may have any. */
function hasOwnNumbers(text: string, record: ToldRecord): boolean {
  const own = new Set(Object.values(factsOf(record)).flatMap((fact) => fact.match(/\d+/g) ?? []));
  const isOwn = (number: string) => own.has(number) || own.has(number.padStart(2, '0'));
  return (foldForSearch(text).match(/\d+/g) ?? []).every(isOwn);
}

function believed(
  each: unknown,
  records: readonly ToldRecord[],
  question: string,
): readonly Sentence[] {
  const parsed = said.safeParse(each);
  if (!parsed.success) return [];
  const text = parsed.data.text.trim();
  const record = records[parsed.data.record - 1];
  if (!record || text === '' || !isPlain(text)) return [];
  const names = foldForSearch(text).includes(foldForSearch(record.title));
  if (!names || !isOfRecord(text, record, question) || !hasOwnNumbers(text, record)) return [];
  return [{ text, path: record.path }];
}

function parse(answer: string): unknown {
  const [from, until] = [answer.indexOf('{'), answer.lastIndexOf('}')];
  if (answer.length > LONGEST_ANSWER || from < 0 || until < from) return undefined;
  try {
    return JSON.parse(answer.slice(from, until + 1));
  } catch {
    return undefined;
  }
}

/** The sentences of a model's answer that cite one of the records and say nothing that it does not say. */
export function believedSentences(
  answer: string,
  records: readonly ToldRecord[],
  question: string,
): readonly Sentence[] {
  const parsed = answered.safeParse(parse(answer));
  if (!parsed.success) return [];
  const sentences = parsed.data.sentences
    .slice(0, 2 * MOST_SENTENCES)
    .flatMap((each) => believed(each, records, question));
  const distinct = sentences.filter(
    ({ text }, at) => sentences.findIndex((each) => each.text === text) === at,
  );
  return distinct.slice(0, MOST_SENTENCES);
}
