import type { AskedGroup } from '#features/search/server/finding/parts/asked-group.ts';
import type { RecordCounts } from '#features/search/server/finding/parts/count-records.ts';
import { groupQuery, NAMED, quoted } from '#features/search/server/finding/parts/group-query.ts';
import { type CountrySign, type Filters, filterQuery, wholeCountry } from './filters.ts';

/** One query of the index. */
export type Pass = {
  readonly question: string;
  /** The query for kinds that belong to no country and have few records. */
  readonly stateless: string;
  /** A query for whole names, besides `question`; empty where an earlier pass ran it. */
  readonly named: string;
  /** How many records of each kind are looked at before the best are chosen. */
  readonly lookedAt: number;
  /** How many of the best are looked at closely. */
  readonly closely: number;
  /** The kinds take turns, because there are more records than can be looked at closely. */
  readonly mixed: boolean;
  /** It is a sample, and leaves out records that are answers as well. */
  readonly partial?: boolean;
};

/** Where at most this many records match, all of them are looked at. */
const FEW = 2_000;
/** Where more match, the first are as good as the rest, or the question has more words to choose by. */
const FIRST_OF_MANY = 250;
const CLOSELY = 200;
/**
 * Where the kinds take turns, the first of each are enough to choose from: whoever wants more of one kind chooses that
 * kind.
 */
const FIRST_OF_EACH = 60;
const CLOSELY_OF_ALL = 100;

const joinAll = (queries: readonly string[]) => queries.map((each) => `(${each})`).join('&');
const joinAny = (queries: readonly string[]) => queries.map((each) => `(${each})`).join('|');

type Askable = AskedGroup & { readonly query: string };

/** Every part is looked for in every record, so for questions of more parts fewer records are looked at. */
const FEW_PARTS = 8;
const LEAST_CLOSELY = 40;
const lessFor = (parts: number, most: number, least: number) =>
  Math.max(least, Math.round(most * Math.min(1, FEW_PARTS / Math.max(1, parts))));
/** More parts than people ask for are parts of a text, of which no record has much. */
const MANY_PARTS = 12;
const fewFor = (parts: number) =>
  parts > MANY_PARTS ? FIRST_OF_MANY : lessFor(parts, FEW, FIRST_OF_MANY);
const closelyFor = ({ groups }: AskedParts, most: number) =>
  lessFor(groups.length, most, LEAST_CLOSELY);

const weightOf = (groups: readonly AskedGroup[]) =>
  groups.reduce((sum, { weight }) => sum + weight, 0);

/** The heaviest parts of a question. A record that has none of them has too little of it to be an answer. */
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
  /** The visitor's country. */
  readonly country: string;
  /** The words as typed. */
  readonly tokens: readonly string[];
  readonly counts: RecordCounts;
  /** The share of the question that an answer must have. */
  readonly floor: number;
};

/** Documents are shuffled into this many heaps, those of each country as well. */
const HEAPS = 64;
/** How many matches of a sample are enough to choose from, anywhere and in the place asked for. */
const SAMPLE = 240;
const SAMPLE_THERE = 100;
/** Joining the lists of more heaps takes longer than reading everything. */
const MOST_HEAPS = 8;
/** This many heaps show whether several words stand together: if they do, it is mostly more often than by chance. */
const HEAPS_TO_TRY = 3;
/** A town has about this share of its country's records. */
const TOWN = 0.25;

type Where = 'there' | 'everywhere';

type Sampled = Pick<Look, 'about' | 'likely'> & { readonly where: Where };

/** The share of all records that the places asked for have, or else the visitor's country. */
function shareOfPlaces({ filters: { spots }, country, counts }: AskedParts): number {
  if (spots.length === 0) return counts.shareOf(country);
  return spots.reduce(
    (sum, { country, names }) => sum + counts.shareOf(country) * (names ? TOWN : 1),
    0,
  );
}

/**
 * How many heaps hold a large enough sample; undefined where a sample does not pay. The heaps have to be read as well,
 * so it pays only where they hold fewer records than match.
 */
function heapsFor(
  { about, likely = about, where }: Sampled,
  asked: AskedParts,
): number | undefined {
  if (about <= Math.max(FEW, Math.sqrt(2 * SAMPLE * asked.counts.all))) return undefined;
  const wanted = where === 'there' ? SAMPLE_THERE / shareOfPlaces(asked) : SAMPLE;
  const heaps = Math.ceil((HEAPS * wanted) / about);
  if (heaps > MOST_HEAPS) return undefined;
  const ofLikely = Math.ceil((HEAPS * wanted) / likely);
  return Math.max(heaps, Math.min(ofLikely, HEAPS_TO_TRY));
}

const heapQuery = (heaps: number, of = '') =>
  `(${Array.from({ length: heaps }, (_, heap) => quoted(`%${heap}${of}`)).join('|')})`;

const someOf =
  (heaps: number): CountrySign =>
  (country) =>
    heapQuery(heaps, `@${country}`);

function whereQuery(where: Where, { filters, country }: AskedParts, heaps?: number): string {
  const sign = heaps === undefined ? wholeCountry : someOf(heaps);
  if (filters.spots.length > 0) return filterQuery(filters, sign);
  if (where === 'there') return sign(country);
  return heaps === undefined ? '' : heapQuery(heaps);
}

const limited = (words: string, place: string) =>
  words && place ? `(${words})&${place}` : words || place;

type Look = {
  /** The query as the index takes it; empty where every record is meant. */
  readonly words: string;
  /** About how many records match; for several words, the count of the rarest. */
  readonly about: number;
  /** How many records have all the words if the words are independent of each other. */
  readonly likely?: number;
  readonly where?: Where;
  /** Only a sample of the matches is looked at. */
  readonly sampled?: boolean;
};

function lookAt(
  { words, where = 'everywhere', sampled = false, ...counted }: Look,
  asked: AskedParts,
  parts = 1,
): Pass {
  const { about } = counted;
  const heaps = sampled ? heapsFor({ ...counted, where }, asked) : undefined;
  return {
    question: limited(words, whereQuery(where, asked, heaps)),
    stateless: limited(words, filterQuery(asked.filters)) || wholeCountry(''),
    named: '',
    ...(about <= FEW
      ? { lookedAt: fewFor(parts), closely: closelyFor(asked, CLOSELY) }
      : ofMany(asked)),
    mixed: about > FEW,
    partial: heaps !== undefined,
  };
}

type Question = (groups: readonly Askable[], sign?: string) => string;

const together: Question = (groups, sign) =>
  joinAll(groups.flatMap((group) => groupQuery(group, sign) ?? []));

const leastOf = (counts: readonly number[]) => Math.min(...counts);

function ofMany(asked: AskedParts) {
  const { only, kinds } = asked.filters;
  return only && kinds.length === 1
    ? { lookedAt: FIRST_OF_MANY, closely: closelyFor(asked, CLOSELY) }
    : { lookedAt: FIRST_OF_EACH, closely: closelyFor(asked, CLOSELY_OF_ALL) };
}

/** Estimates how many records have all of several words from how many have each. */
const sharedOf = (counts: readonly number[], { counts: { all } }: AskedParts) => ({
  about: leastOf(counts),
  likely: counts.reduce((shared, count) => shared * Math.min(1, count / all), all),
});

/** Words that many records have are searched in names first, in the visitor's country first, and only in a sample. */
function passesOfMany(groups: readonly Askable[], asked: AskedParts): readonly Pass[] {
  const some = { where: 'there', sampled: true } as const;
  const named = groups.map((group) => group.named);
  const inNames = lookAt(
    { ...some, words: together(groups, NAMED), ...sharedOf(named, asked) },
    asked,
  );
  const anywhere = lookAt(
    { ...some, words: together(groups), about: leastOf(groups.map(({ documents }) => documents)) },
    asked,
  );
  // Few records have several common words together, so the next pass looks at all of those.
  const looks = groups.length > 1 ? [inNames] : [inNames, anywhere];
  return looks.map((look) => ({
    ...look,
    ...ofMany(asked),
    mixed: true,
    partial: true,
  }));
}

/** This many words may stand before a name, as in "when is the". */
const BEFORE_A_NAME = 4;

/** Matches records that are called just as was typed, from whichever of the first words the name begins at. */
function calledSo({ tokens, filters }: AskedParts): string {
  const names = tokens.slice(0, 1 + BEFORE_A_NAME).map((_, at) => tokens.slice(at).join(''));
  return limited(names.map((name) => quoted(`=${name}`)).join('|'), filterQuery(filters));
}

/** One kind has about an eighth of all records. */
const ONE_KIND = 8;

/** A sample first, then all records if the sample held too few. */
function someAndAll(look: Look, asked: AskedParts): readonly Pass[] {
  const some = lookAt({ ...look, sampled: true }, asked);
  return some.partial ? [some, lookAt(look, asked)] : [some];
}

/** Passes for a question of no required words: for a kind, at a place or on days. */
function wordlessPasses(asked: AskedParts): readonly Pass[] {
  const { groups, filters, counts } = asked;
  const wished = askableOf(groups);
  const words = joinAny(wished.map(({ query }) => query));
  const kinds = joinAny(filters.kinds.map((kind) => quoted(`#${kind}`)));
  const there = { words: '', where: 'there', about: counts.all / ONE_KIND } as const;
  const hasPlace = filters.spots.length > 0;
  return [
    ...(words ? someAndAll({ words, about: Math.min(counts.all, sumOf(wished)) }, asked) : []),
    ...(hasPlace ? someAndAll(there, asked) : []),
    ...(!hasPlace && filters.only
      ? [
          ...(counts.all > FEW ? [lookAt({ ...there, sampled: true }, asked)] : []),
          lookAt({ words: kinds, about: counts.all }, asked),
        ]
      : []),
  ];
}

const askableOf = (groups: readonly AskedGroup[]): readonly Askable[] =>
  groups.flatMap((group) => {
    const query = groupQuery(group);
    return query === null ? [] : [{ ...group, query }];
  });

/** Many parts are looked for by those that tell most; how many of all a record has is judged later. */
const TELLING_PARTS = 8;

const mostTelling = (groups: readonly Askable[]): readonly Askable[] =>
  groups.length <= MANY_PARTS
    ? groups
    : groups.toSorted((a, b) => b.weight - a.weight).slice(0, TELLING_PARTS);

/** Passes for any of the parts that weigh enough, in the visitor's country first where many records match. */
function passesOfAny(words: string, about: number, asked: AskedParts): readonly Pass[] {
  const parts = asked.groups.length;
  const anywhere = lookAt({ words, about, sampled: true }, asked, parts);
  if (!anywhere.partial || asked.filters.spots.length > 0) return [anywhere];
  return [lookAt({ words, about, where: 'there', sampled: true }, asked, parts), anywhere];
}

/**
 * The queries of the index, in order: for the whole question, then for as much of it as an answer must have. Each runs
 * only where those before it found too little.
 */
export function passesOf(asked: AskedParts): readonly Pass[] {
  const [first, ...others] = looksOf(asked);
  return first ? [{ ...first, named: calledSo(asked) }, ...others] : [];
}

function looksOf(asked: AskedParts): readonly Pass[] {
  const { groups, floor, counts } = asked;
  const required = groups.filter(({ optional }) => !optional);
  if (required.length === 0) return wordlessPasses(asked);
  const findable = askableOf(required);
  if (findable.length === 0) return [];
  const askable = mostTelling(findable);
  const passes: Pass[] = [];
  if (findable.length === required.length) {
    // Records are counted once for each word of the same meaning, so the sum may exceed the number of records.
    const about = Math.min(counts.all, leastOf(askable.map(({ documents }) => documents)));
    if (about > FEW) passes.push(...passesOfMany(askable, asked));
    passes.push(lookAt({ words: together(askable), about }, asked, groups.length));
  }
  if (askable.length > 1 || passes.length === 0) {
    const needed = withoutCommonest(askable, weightOf(required) * floor);
    const any = joinAny(needed.map(({ query }) => query));
    passes.push(...passesOfAny(any, Math.min(counts.all, sumOf(needed)), asked));
  }
  return passes;
}
