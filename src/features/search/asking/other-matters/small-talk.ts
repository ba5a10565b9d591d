import { type PhraseBook, phraseList } from '#features/search/asking/phrases/phrase-book.ts';
import { stopWordsAt } from '#features/search/asking/phrases/stop-words.ts';
import type { Token } from '#features/search/asking/phrases/tokens.ts';

// What people type to see whether somebody is there, and what programs send to break the search. Nobody looks for a
// record by it, though some records have the words.

const talk: PhraseBook<true> = phraseList(
  `
    love me, love you, i love you, how old are you, how old, what time is it, what time, what day is it, nothing, everything, something, anything, whatever,
    bored, hungry, sleepy, lonely, good night, good afternoon, good day, goodbye, good bye, bye, see you, see you tomorrow, see you later, tomorrow, what is up, whats up,
    fuck, fuck you, fuck off, shit, damn, stupid, idiot, dumb, shut up, hello world, meaning of life, haha, hahaha, lol, lmao,
    robot, a robot, human, real person, who made you, who created you, your name, my name is, my name, happy birthday, happy new year, eid mubarak, ramadan kareem,
    congratulations, good luck, sweet dreams, sing a song, sing me a song, tell a joke, tell me a joke, say something, joke, funny, cool, wow, amazing, sure, maybe,
    i am bored, i am hungry, welcome, you are welcome, no problem, never mind, nevermind, try, trying, one two three, abc, abcd, blah, foo, bar, baz,
    بحبك, أحبك, احبك, كم عمرك, عمرك, كم الساعة, الساعة كم, الساعة, تصبح على خير, تصبحون على خير, مع السلامة, باي, كيف الحال, كيف حالك, كيفك,
    شخبارك, زهقان, زهقانة, طفشان, طفشانة, ملان, جوعان, جوعانة, نعسان, هه, ههه, هههه, ههههه, روبوت, انسان, مين سواك, شو اسمك, ما اسمك, شسمك, اسمك ايه, اسمي,
    عيد مبارك, كل عام وأنتم بخير, كل عام وانتم بخير, رمضان كريم, مبروك, ألف مبروك, الف مبروك, غبي, حمار, كلب, اخرس, قول نكتة, قل نكتة, غني لي, غنيلي, بجرب, جرب,
    لا شيء, ولا شي, كل شي, كل شيء, أي شي, اي شي, بكرة, اشوفك بكرة, الله معك, حياك الله, يا هلا, تمام, طيب, حلو
  `,
  { clitics: ['و'], spoken: false },
);

/** Patterns that only code has: calls, escapes, comments, comparisons of quotes, paths upwards, templates. */
const code = [
  /[a-z]\(\s*(?:['"\d]|\))/i,
  /%(?:[0-9a-f]{2}%|[xsnd]%)/i,
  /&(?:lt|gt|amp|quot|#\d+);/i,
  /['"]\s*(?:or|and)\s*['"]?\d/i,
  /['"]\s*=\s*['"]/,
  /;\s*--|--\s*$/,
  /\.\.[/\\]/,
  /\$\{|\{\{|\}\}|\(\)\s*\{/,
  /\bon[a-z]+\s*=\s*[a-z]+\(/i,
  /\brm\s+-rf\b|\bxp_\w+|\bwaitfor\s+delay\b|\/etc\/passwd|\bjavascript:/i,
  /\\x[0-9a-f]{2}/i,
];

/** A sum to be worked out. 500/125 is a strength, and 2-8 are degrees. */
const sum = /^\s*\d[\d.]*(?:\s*[+*×÷=]\s*\d[\d.]*)+[=?؟\s]*$/;

/** Whether the question is code or a sum. */
export const isCode = (question: string): boolean =>
  code.some((sign) => sign.test(question)) || sum.test(question);

/** The same word this many times, and nothing else, is no question. */
const SAID_AGAIN = 3;

/** Whether the question is nothing but small talk, stop words aside. */
export function isSmallTalk(tokens: readonly Token[]): boolean {
  const [first] = tokens;
  if (tokens.length >= SAID_AGAIN && tokens.every(({ folded }) => folded === first?.folded))
    return true;
  let talked = false;
  for (let at = 0; at < tokens.length; ) {
    const said = talk.findAt(tokens, at)?.length ?? 0;
    const length = Math.max(said, stopWordsAt(tokens, at, false));
    if (length === 0) return false;
    talked ||= said > 0;
    at += length;
  }
  return talked;
}
