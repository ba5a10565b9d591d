import { type PhraseBook, phraseList } from '#features/search/asking/phrases/phrase-book.ts';
import { stopWordsAt } from '#features/search/asking/phrases/stop-words.ts';
import type { Token } from '#features/search/asking/phrases/tokens.ts';

const listOf = (text: string, clitics: readonly string[] = []) =>
  phraseList(text, { clitics, spoken: false });

type Wish = {
  /** What is done: apply, or register. */
  readonly doing: PhraseBook<true>;
  /** What it is done for. */
  readonly goals: PhraseBook<true>;
};

const toApply: Wish = {
  doing: listOf('apply, applying, التقديم, تقديم, أقدم, اقدم, نقدم, بقدم, قدم', ['و', 'ل']),
  goals: listOf(
    'job, jobs, position, positions, post, vacancy, vacancies, وظيفة, شغل, شاغر, وظائف',
    ['ل'],
  ),
};
const toRegister: Wish = {
  doing: listOf(
    'register, registering, sign up, attend, attending, أسجل, اسجل, نسجل, بسجل, تسجيل, التسجيل, احضر, أحضر, نحضر, بحضر',
    ['و', 'ل'],
  ),
  goals: listOf(
    'conference, congress, exhibition, expo, summit, forum, workshop, seminar, symposium, course, مؤتمر, معرض, ورشة, ندوة, دورة, ملتقى',
    ['ل', 'ب'],
  ),
};
const wishes = [toApply, toRegister];

const joining = listOf('for, to, at, as, in, على, علي, ع, في, ب');
/** Words that tell how many or which one, but not what it is called. */
const whichever = listOf(
  'for, to, at, in, a, an, the, any, this, that, my, same, another, other, different, more, many, several, multiple, two, one, new, your, next, upcoming',
);

const isArabic = (token: Token | undefined) => token?.script === 'arabic';

/** Whether the goal has a name: English puts it before the goal, Arabic behind it. */
function isNamed(tokens: readonly Token[], from: number, goal: number): boolean {
  if (isArabic(tokens[goal]))
    return goal + 1 < tokens.length && stopWordsAt(tokens, goal + 1, true) === 0;
  return tokens.slice(from, goal).some((_, at) => !whichever.findAt(tokens, from + at));
}

/** What people also apply for, and what is no post. */
const otherGoals = listOf(
  `
    exhibitor, plan, plans, subscription, membership, refund, account, it, them, these, those, sponsorship, listing, stand, booth,
    event, events, training, visa, licence, license, company, more, many, how, exhibition, course, عارض, باقة, اشتراك, عضوية,
    استرداد, حساب, فعالية, معرض, دورة, تدريب, شركة, أكثر, اكثر, كم, رخصة, فيزا
  `,
  ['ل', 'ال'],
);
const asPost = listOf('as, as a, as an, for, for a, for an, على, علي, ع');

/** "Apply as a pharmacist", "التقديم على صيدلي": a post named only by its profession. */
function namesPost(tokens: readonly Token[], at: number, { goals }: Wish): boolean {
  const joined = asPost.findAt(tokens, at)?.length ?? 0;
  const named = at + joined;
  return (
    joined > 0 &&
    named < tokens.length &&
    stopWordsAt(tokens, named, true) === 0 &&
    !otherGoals.findAt(tokens, named) &&
    !tokens.some((_, place) => goals.findAt(tokens, place))
  );
}

export type AppliedFor = {
  /** The tokens that only say "apply". */
  readonly said: ReadonlySet<number>;
  /** It is a post, though no word for a post was said. */
  readonly job: boolean;
};

/**
 * Finds what is applied for: "Where do I apply for a pharmacist's job" and "how do I register for the heart congress"
 * look for the job and the congress. Undefined where the question is how to do it.
 */
export function postAppliedFor(tokens: readonly Token[]): AppliedFor | undefined {
  for (const wish of wishes) {
    const at = tokens.findIndex((_, place) => wish.doing.findAt(tokens, place));
    if (at < 0) continue;
    const goal = tokens.findIndex((_, place) => place > at && wish.goals.findAt(tokens, place));
    const job = wish === toApply && namesPost(tokens, at + 1, wish);
    if (!job && (goal < 0 || !isNamed(tokens, at + 1, goal))) continue;
    return { said: new Set(joining.findAt(tokens, at + 1) ? [at, at + 1] : [at]), job };
  }
  return undefined;
}
