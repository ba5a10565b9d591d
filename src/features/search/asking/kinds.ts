import { helpTokens } from './help-words.ts';
import { kindWords } from './kind-words.ts';
import { stopWordsAt } from './stop-words.ts';
import type { Token } from './tokens.ts';
import type { AskedKind } from './understanding.ts';

export type MeantKinds = {
  readonly kinds: readonly AskedKind[];
  readonly leaning: readonly AskedKind[];
  /** Tokens that say the kind and nothing else. */
  readonly said: ReadonlySet<number>;
};

/**
 * Whether a word for a place of care is what is asked for: "eye hospital in Amman", "مستشفى عيون", and
 * not "hospital bed" or "أثاث مستشفيات".
 */
function isHead(
  tokens: readonly Token[],
  at: number,
  length: number,
  taken: ReadonlySet<number>,
): boolean {
  const beside = tokens[at]?.script === 'arabic' ? at - 1 : at + length;
  return (
    !tokens[beside] ||
    taken.has(beside) ||
    stopWordsAt(tokens, beside, true) > 0 ||
    saysKind(tokens, beside)
  );
}

const saysKind = (tokens: readonly Token[], at: number) =>
  kindWords.findAt(tokens, at)?.meaning.onlyKind ?? false;

/** What kind of record is asked for; `taken` are tokens with another meaning, such as places. */
export function kindsOf(tokens: readonly Token[], taken: ReadonlySet<number>): MeantKinds {
  const kinds = new Set<AskedKind>();
  const leaning = new Set<AskedKind>();
  const said = new Set<number>();
  for (let at = 0; at < tokens.length; ) {
    const found = kindWords.findAt(tokens, at);
    if (!found) {
      at += 1;
      continue;
    }
    const { meaning, length } = found;
    if (meaning.onlyKind || isHead(tokens, at, length, taken)) {
      for (const kind of meaning.kinds) (meaning.plain ? kinds : leaning).add(kind);
    }
    if (meaning.onlyKind) for (let each = at; each < at + length; each += 1) said.add(each);
    at += length;
  }
  const help = helpTokens(tokens);
  if (help.size > 0) return { kinds: [], leaning: ['faq', 'page'], said: new Set() };
  return settled(kinds, leaning, said);
}

/** Several kinds in one question: the job at a hospital is a job, the catalogue of a company a catalogue. */
const strongest: readonly AskedKind[] = ['job', 'catalog', 'event', 'branch', 'company'];

function settled(
  kinds: ReadonlySet<AskedKind>,
  leaning: ReadonlySet<AskedKind>,
  said: ReadonlySet<number>,
): MeantKinds {
  const [first] = strongest.filter((kind) => kinds.has(kind));
  if (!first) return { kinds: [], leaning: [...leaning], said };
  const meant: readonly AskedKind[] = first === 'branch' ? ['branch', 'company'] : [first];
  return { kinds: meant, leaning: [...leaning].filter((kind) => !meant.includes(kind)), said };
}
