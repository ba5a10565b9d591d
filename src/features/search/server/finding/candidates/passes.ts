import type { AskedGroup } from '#features/search/server/finding/parts/asked-group.ts';
import type { RecordCounts } from '#features/search/server/finding/parts/count-records.ts';
import { groupQuery, NAMED, quoted } from '#features/search/server/finding/parts/group-query.ts';
import { type CountrySign, type Filters, filterQuery, wholeCountry } from './filters.ts';

/** One look at the index. */
export type Pass = {
  readonly question: string;
  /** The same of kinds that belong to no country, and are few. */
  readonly stateless: string;
  /** What is called just so, besides; empty where that was looked for before. */
  readonly named: string;
  /** How many records of each kind are looked at before the best are chosen. */
  readonly lookedAt: number;
  /** How many of the best are looked at closely. */
  readonly closely: number;
  /** Every kind has its turn, because there are more than can be looked at. */
  readonly mixed: boolean;
  /** Leaves out records that are answers as well. */
  readonly partial?: boolean;
};

/** Where no more records than this have what is asked for, all of them are looked at. */
const FEW = 2_000;
/** Where more have it, they are as good as each other, or were asked for by more than this. */
const FIRST_OF_MANY = 250;
const CLOSELY = 200;
/** Where every kind has its turn, the first of each are enough to choose from: who wants more of one chooses it. */
const FIRST_OF_EACH = 60;
const CLOSELY_OF_ALL = 100;

const joinAll = (queries: readonly string[]) => queries.map((each) => `(${each})`).join('&');
const joinAny = (queries: readonly string[]) => queries.map((each) => `(${each})`).join('|');

type Askable = AskedGroup & { readonly query: string };

/** Each part is looked for in each record: of a question with more than so many, fewer records are looked at. */
const FEW_PARTS = 8;
const fewFor = (parts: number) =>
  Math.max(FIRST_OF_MANY, Math.round(FEW * Math.min(1, FEW_PARTS / Math.max(1, parts))));

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
  /** The words typed. */
  readonly tokens: readonly string[];
  readonly counts: RecordCounts;
  /** How much of the question an answer must have. */
  readonly floor: number;
};

/** Into so many heaps documents are shuffled, those of each country too. */
const HEAPS = 64;
/** Enough to choose from everywhere, and where it is asked for. */
const SAMPLE = 240;
const SAMPLE_THERE = 100;
/** To join more lists takes longer than to read all. */
const MOST_HEAPS = 8;
/** Whether several words stand together is seen in so many: if they do, then mostly more than by chance. */
const HEAPS_TO_TRY = 3;
/** A town has about so much of its country. */
const TOWN = 0.25;

type Where = 'there' | 'everywhere';

type Sampled = Pick<Look, 'about' | 'likely'> & { readonly where: Where };

/** The places that were asked for, or else home. */
function shareOfPlaces({ filters: { spots }, country, counts }: AskedParts): number {
  if (spots.length === 0) return counts.shareOf(country);
  return spots.reduce(
    (sum, { country, names }) => sum + counts.shareOf(country) * (names ? TOWN : 1),
    0,
  );
}

/**
 * Of what many records have, so many heaps of them. The heaps have to be read as well, so that it pays only
 * where fewer records lie in them than have what is asked for.
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
  /** As the index has them; empty where all are meant. */
  readonly words: string;
  /** How many records have them, about; of several words the rarest. */
  readonly about: number;
  /** How many have several words together, if one says nothing of the other. */
  readonly likely?: number;
  readonly where?: Where;
  /** Of many only some are looked at. */
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
    ...(about <= FEW ? { lookedAt: fewFor(parts), closely: CLOSELY } : ofMany(asked)),
    mixed: about > FEW,
    partial: heaps !== undefined,
  };
}

type Question = (groups: readonly Askable[], sign?: string) => string;

const together: Question = (groups, sign) =>
  joinAll(groups.flatMap((group) => groupQuery(group, sign) ?? []));

const leastOf = (counts: readonly number[]) => Math.min(...counts);

const ofMany = ({ filters: { only, kinds } }: AskedParts) =>
  only && kinds.length === 1
    ? { lookedAt: FIRST_OF_MANY, closely: CLOSELY }
    : { lookedAt: FIRST_OF_EACH, closely: CLOSELY_OF_ALL };

/** How many have words that so many have each. */
const sharedOf = (counts: readonly number[], { counts: { all } }: AskedParts) => ({
  about: leastOf(counts),
  likely: counts.reduce((shared, count) => shared * Math.min(1, count / all), all),
});

/** What many records have is looked for in names first, at home first, and in some of them only. */
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
  // Few have several common words together: those are all looked at next.
  const looks = groups.length > 1 ? [inNames] : [inNames, anywhere];
  return looks.map((look) => ({
    ...look,
    ...ofMany(asked),
    mixed: true,
    partial: true,
  }));
}

/** So many words may stand before a name: "when is the". */
const BEFORE_A_NAME = 4;

/** What is called just so, wherever in the question its name begins. */
function calledSo({ tokens, filters }: AskedParts): string {
  const names = tokens.slice(0, 1 + BEFORE_A_NAME).map((_, at) => tokens.slice(at).join(''));
  return limited(names.map((name) => quoted(`=${name}`)).join('|'), filterQuery(filters));
}

/** A kind has about so small a part of all records. */
const ONE_KIND = 8;

/** Some first, and all where those are too few. */
function someAndAll(look: Look, asked: AskedParts): readonly Pass[] {
  const some = lookAt({ ...look, sampled: true }, asked);
  return some.partial ? [some, lookAt(look, asked)] : [some];
}

/** Of a kind, at a place or on days, whatever it is. */
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

/** Any of what weighs enough: at home first where many have it. */
function passesOfAny(words: string, about: number, asked: AskedParts): readonly Pass[] {
  const parts = asked.groups.length;
  const anywhere = lookAt({ words, about, sampled: true }, asked, parts);
  if (!anywhere.partial || asked.filters.spots.length > 0) return [anywhere];
  return [lookAt({ words, about, where: 'there', sampled: true }, asked, parts), anywhere];
}

/**
 * How the index is asked: for the whole question, then for as much of it as an answer must have. Each is
 * asked only where those before it found too little.
 */
export function passesOf(asked: AskedParts): readonly Pass[] {
  const [first, ...others] = looksOf(asked);
  return first ? [{ ...first, named: calledSo(asked) }, ...others] : [];
}

function looksOf(asked: AskedParts): readonly Pass[] {
  const { groups, floor, counts } = asked;
  const required = groups.filter(({ optional }) => !optional);
  if (required.length === 0) return wordlessPasses(asked);
  const askable = askableOf(required);
  if (askable.length === 0) return [];
  const passes: Pass[] = [];
  if (askable.length === required.length) {
    // Words that mean the same are counted each, so that more may be counted than there are.
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
