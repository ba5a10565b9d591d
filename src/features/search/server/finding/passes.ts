import type { AskedGroup } from './asked-groups.ts';
import { type Filters, filterQuery } from './filters.ts';
import { groupQuery, NAMED, quoted } from './group-query.ts';

/** One look at the index. */
export type Pass = {
  readonly question: string;
  /** How many records of each kind are looked at before the best are chosen. */
  readonly lookedAt: number;
  /** Every kind has its turn, because there are more than can be looked at. */
  readonly mixed: boolean;
  /** Leaves out records that are answers as well. */
  readonly partial?: boolean;
};

/** Where no more records than this have what is asked for, all of them are looked at. */
const FEW = 2_000;
/** Where more have it, they are as good as each other, or were asked for by more than this. */
const FIRST_OF_MANY = 250;

const joinAll = (queries: readonly string[]) => queries.map((each) => `(${each})`).join('&');
const joinAny = (queries: readonly string[]) => queries.map((each) => `(${each})`).join('|');

type Askable = AskedGroup & { readonly query: string };

/** Each part is looked for in each record: of a question with more than so many, fewer records are looked at. */
const FEW_PARTS = 8;
const fewFor = (parts: number) =>
  Math.max(FIRST_OF_MANY, Math.round(FEW * Math.min(1, FEW_PARTS / Math.max(1, parts))));

const lookAt = (question: string, about: number, parts = 1): Pass => ({
  question,
  lookedAt: about <= FEW ? fewFor(parts) : FIRST_OF_MANY,
  mixed: about > FEW,
});

const weightOf = (groups: readonly AskedGroup[]) =>
  groups.reduce((sum, { weight }) => sum + weight, 0);

/** A record that has none of these has too little of the question to be an answer. */
function withoutCommonest(groups: readonly Askable[], least: number): readonly Askable[] {
  const heaviest = groups.toSorted((a, b) => b.weight - a.weight || a.documents - b.documents);
  let rest = weightOf(groups);
  const needed = heaviest.slice(0, 1);
  for (const group of heaviest.slice(1)) {
    rest -= needed.at(-1)?.weight ?? 0;
    if (rest < least) break;
    needed.push(group);
  }
  return needed;
}

const sumOf = (groups: readonly AskedGroup[]) =>
  groups.reduce((sum, { documents }) => sum + documents, 0);

export type AskedParts = {
  readonly groups: readonly AskedGroup[];
  readonly filters: Filters;
  /** The visitor's. */
  readonly country: string;
  /** What was typed, in one piece. */
  readonly joined: string;
  /** About how many there are. */
  readonly records: number;
  /** How much of the question an answer must have. */
  readonly floor: number;
};

/** The visitor's country, and what belongs to none. */
const atHome = (country: string) => `(${quoted(`@${country}`)}|'@')`;

/** Into so many heaps documents are shuffled. */
const HEAPS = 64;
/** Enough to choose from, at home too. */
const SAMPLE = 400;

/**
 * Of what many records have, so many heaps of them. The heaps have to be read as well, so that it pays only
 * where fewer records lie in them than have what is asked for.
 */
function sampled(question: string, about: number, records: number): string {
  if (about <= Math.max(FEW, Math.sqrt(2 * SAMPLE * records))) return question;
  const heaps = Math.ceil((HEAPS * SAMPLE) / about);
  const some = Array.from({ length: heaps }, (_, heap) => quoted(`%${heap}`));
  return `(${question})&(${some.join('|')})`;
}

type Question = (groups: readonly Askable[], sign?: string) => string;

const together: Question = (groups, sign) =>
  joinAll(groups.flatMap((group) => groupQuery(group, sign) ?? []));

/** What many records have is looked for in names first, at home first, and in some of them only. */
function passesOfMany(
  groups: readonly Askable[],
  { country, joined, filters, records }: AskedParts,
): readonly Pass[] {
  const home = filters.spots.length > 0 ? '' : `&${atHome(country)}`;
  const named = Math.min(...groups.map((group) => group.named));
  const about = Math.min(...groups.map(({ documents }) => documents));
  const inNames = sampled(`(${together(groups, NAMED)})${home}`, named, records);
  const anywhere = sampled(`(${together(groups)})${home}`, about, records);
  // Few have several common words together: those are all looked at next.
  const questions = groups.length > 1 ? [inNames] : [inNames, anywhere];
  return questions.map((question) => ({
    question: question === inNames ? `${quoted(`=${joined}`)}|(${question})` : question,
    lookedAt: FIRST_OF_MANY,
    mixed: true,
    partial: true,
  }));
}

/** A kind has about so small a part of all records. */
const ONE_KIND = 8;

/** Of a kind, at a place or on days, whatever it is. */
function wordlessPasses({ groups, filters, country, records }: AskedParts): readonly Pass[] {
  const place = filterQuery(filters);
  const limited = (question: string) => (place ? `(${question})&${place}` : question);
  const wished = askableOf(groups);
  const anyWished = limited(joinAny(wished.map(({ query }) => query)));
  const about = Math.min(records, sumOf(wished));
  const kinds = filters.kinds.map((kind) => quoted(`#${kind}`));
  const someOf = (
    question: string,
    all = lookAt(question, records),
    about = records / ONE_KIND,
  ): readonly Pass[] => {
    const some = sampled(question, about, records);
    return some === question ? [all] : [{ ...all, question: some, partial: true }, all];
  };
  const homeFirst = records > FEW ? someOf(atHome(country)).slice(0, 1) : [];
  return [
    ...(wished.length > 0 ? someOf(anyWished, lookAt(anyWished, about), about) : []),
    ...(place ? someOf(place) : []),
    ...(!place && filters.only ? [...homeFirst, lookAt(joinAny(kinds), records)] : []),
  ];
}

const askableOf = (groups: readonly AskedGroup[]): readonly Askable[] =>
  groups.flatMap((group) => {
    const query = groupQuery(group);
    return query === null ? [] : [{ ...group, query }];
  });

/**
 * How the index is asked: for the whole question, then for as much of it as an answer must have. Each is
 * asked only where those before it found too little.
 */
export function passesOf(asked: AskedParts): readonly Pass[] {
  const { groups, filters, floor, records } = asked;
  const required = groups.filter(({ optional }) => !optional);
  if (required.length === 0) return wordlessPasses(asked);
  const askable = askableOf(required);
  if (askable.length === 0) return [];
  const place = filterQuery(filters);
  const limited = (question: string) => (place ? `(${question})&${place}` : question);
  const passes: Pass[] = [];
  if (askable.length === required.length) {
    // Words that mean the same are counted each, so that more may be counted than there are.
    const about = Math.min(records, ...askable.map(({ documents }) => documents));
    if (about > FEW) {
      for (const pass of passesOfMany(askable, asked)) {
        passes.push({ ...pass, question: limited(pass.question) });
      }
    }
    passes.push(lookAt(limited(together(askable)), about, groups.length));
  }
  if (askable.length > 1 || passes.length === 0) {
    const needed = withoutCommonest(askable, weightOf(required) * floor);
    const about = Math.min(records, sumOf(needed));
    const any = joinAny(needed.map(({ query }) => query));
    passes.push(lookAt(limited(sampled(any, about, records)), about, groups.length));
  }
  return passes;
}
