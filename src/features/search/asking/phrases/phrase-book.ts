import { withoutArticle } from '#features/search/asking/letters/arabic-forms.ts';
import { foldQuestion } from '#features/search/asking/letters/fold-question.ts';
import type { Token } from './tokens.ts';

export type Phrase<Meaning> = {
  readonly meaning: Meaning;
  /** How many tokens it takes. */
  readonly length: number;
  /** The Arabic clitics written together with its first word. */
  readonly clitics: string;
  /** Whether its first word has the Arabic article. */
  readonly article: boolean;
};

/** Words and phrases with their meanings, found in a question whatever clitics or article they carry. */
export type PhraseBook<Meaning> = {
  /** Finds the longest phrase that begins at a token. */
  findAt(tokens: readonly Token[], at: number): Phrase<Meaning> | undefined;
};

type Node<Meaning> = { readonly next: Map<string, Node<Meaning>>; meaning?: Meaning };

const emptyNode = <Meaning>(): Node<Meaning> => ({ next: new Map() });

/** The form in which a word of a phrase is stored and looked up. */
const keyOf = (word: string) => withoutArticle(foldQuestion(word));

export type PhraseOptions = {
  /** The clitics that the first word may carry; any where this is left out. */
  readonly clitics?: readonly string[];
  /** Whether words in arabizi may match it. */
  readonly spoken?: boolean;
};

export function phraseBook<Meaning>(
  entries: Iterable<readonly [phrase: string, meaning: Meaning]>,
  { clitics: allowed, spoken = true }: PhraseOptions = {},
): PhraseBook<Meaning> {
  // "And for children" is allowed wherever "for children" is.
  const joined = allowed?.includes('و') ? allowed.map((clitic) => `و${clitic}`) : [];
  const allowedClitics = allowed && new Set(['', ...allowed, ...joined]);
  const root = emptyNode<Meaning>();
  for (const [phrase, meaning] of entries) {
    let node = root;
    for (const word of phrase.split(' ')) {
      const key = keyOf(word);
      const next = node.next.get(key) ?? emptyNode();
      node.next.set(key, next);
      node = next;
    }
    node.meaning ??= meaning;
  }

  function findAfter(
    first: Node<Meaning>,
    tokens: readonly Token[],
    at: number,
  ): { meaning: Meaning; length: number } | undefined {
    let nodes = [first];
    let found: { meaning: Meaning; length: number } | undefined;
    for (let length = 1; nodes.length > 0; length += 1) {
      const meant = nodes.find((node) => node.meaning !== undefined)?.meaning;
      if (meant !== undefined) found = { meaning: meant, length };
      const token = tokens[at + length];
      if (!token) break;
      const next: Node<Meaning>[] = [];
      for (const node of nodes) {
        for (const form of token.forms.inside) {
          const found = spoken || !form.spoken ? node.next.get(form.text) : undefined;
          if (found) next.push(found);
        }
      }
      nodes = next;
    }
    return found;
  }

  return {
    findAt(tokens, at) {
      const token = tokens[at];
      if (!token) return undefined;
      let longest: Phrase<Meaning> | undefined;
      for (const { text, clitics, article, spoken: isSpoken } of token.forms.first) {
        if ((isSpoken && !spoken) || (allowedClitics && !allowedClitics.has(clitics))) continue;
        const node = root.next.get(text);
        const found = node && findAfter(node, tokens, at);
        if (found && found.length > (longest?.length ?? 0)) {
          longest = { ...found, clitics, article };
        }
      }
      return longest;
    },
  };
}

/** Splits a text of phrases at its commas. */
export function phrasesIn(text: string): readonly string[] {
  return text
    .split(',')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '');
}

/** Gives phrases the same meaning, as entries of a book. */
export function meaning<const Meaning>(
  means: Meaning,
  text: string,
): readonly (readonly [phrase: string, meaning: Meaning])[] {
  return phrasesIn(text).map((phrase) => [phrase, means] as const);
}

/** Makes a book of phrases that all mean the same. */
export function phraseList(text: string, options?: PhraseOptions): PhraseBook<true> {
  return phraseBook(meaning(true, text), options);
}

/** Whether any phrase of the book stands in the question. */
export function holdsPhrase(tokens: readonly Token[], book: PhraseBook<unknown>): boolean {
  return tokens.some((_, at) => book.findAt(tokens, at) !== undefined);
}

/** The tokens of every phrase of the book, except those in `taken`. */
export function tokensOfPhrases(
  tokens: readonly Token[],
  book: PhraseBook<unknown>,
  taken: ReadonlySet<number> = new Set(),
): ReadonlySet<number> {
  const found = new Set<number>();
  for (let at = 0; at < tokens.length; at += 1) {
    const length = taken.has(at) ? 0 : (book.findAt(tokens, at)?.length ?? 0);
    for (let each = at; each < at + length; each += 1) found.add(each);
  }
  return found;
}
