import { phraseList } from './phrase-book.ts';
import { stopWordsAt } from './stop-words.ts';
import type { Token } from './tokens.ts';

const applying = phraseList('apply, applying, التقديم, تقديم, أقدم, اقدم, نقدم, بقدم, قدم', {
  clitics: ['و', 'ل'],
  spoken: false,
});
const posts = phraseList(
  'job, jobs, position, positions, post, vacancy, vacancies, وظيفة, شغل, شاغر, وظائف',
  { clitics: ['ل'], spoken: false },
);
const joining = phraseList('for, to, على, علي, ع', { spoken: false });
/** How many or which, and not as what. */
const whichever = phraseList(
  'for, to, a, an, the, any, this, that, my, same, another, other, different, more, many, several, multiple, two, one, new, your',
  { spoken: false },
);

const isArabic = (token: Token | undefined) => token?.script === 'arabic';

/** English says what the post is before it, Arabic behind it. */
function isNamed(tokens: readonly Token[], from: number, post: number): boolean {
  if (isArabic(tokens[post]))
    return post + 1 < tokens.length && stopWordsAt(tokens, post + 1, true) === 0;
  return tokens.slice(from, post).some((_, at) => !whichever.findAt(tokens, from + at));
}

/** "Where do I apply for a pharmacist's job" looks for that job: the tokens that only say "apply". None where it asks how. */
export function postAppliedFor(tokens: readonly Token[]): ReadonlySet<number> | undefined {
  const apply = tokens.findIndex((_, at) => applying.findAt(tokens, at));
  if (apply < 0) return undefined;
  const post = tokens.findIndex((_, at) => at > apply && posts.findAt(tokens, at));
  if (post < 0 || !isNamed(tokens, apply + 1, post)) return undefined;
  return new Set(joining.findAt(tokens, apply + 1) ? [apply, apply + 1] : [apply]);
}
