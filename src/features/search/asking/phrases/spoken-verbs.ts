import { foldQuestion } from '#features/search/asking/letters/fold-question.ts';

// Verbs that people of every dialect say on the way to their question, in all persons: "where do I go", "who can tell
// me". A list of their forms would never be complete, but they are made of few parts.

/** To go, can, find, know, want, see, tell, ask, give, bring, become, begin, end: nothing is found by these. */
const saidInPassing = `
  روح, قدر, كدر, گدر, لقى, لقي, لقا, لاقي, لاقى, لاقا, لگى, لكى, عرف, ريد, بغى, بغي, قول, گول, قولي, سال,
  عطي, جيب, جيبلي, صير, خلي, خبر, حاول, نصح, نصحو, فهم, دور, دورلي, حب, بدأ, نتهي, قام, نعقد, حتاج, علم,
  ناسب, نفع, فيد, نطي
`;

/** To do, make, buy, sell, take, use, book, come: these help to rank. */
const telling = `
  سوي, ساوي, عمل, عملي, شتري, شري, بيع, بيعو, اخذ, اخد, خذ, خد, اخذه, ستعمل, ستخدم, حجز, جي, اجي, ساعد, منع, خلي, لبس, حط, شغل, حمي, عالج, تعالج, طلب, قارن, صنع, نتج, كلف, ورد, وردلي, امن, باع, جيب
`;

/** Prefixes of the verb: its person, that it is going on, that it will be. */
const persons = 'ا ن ت ي ب با بن بت بي من ح حا حن ه ها را كن كي دا'.split(' ');

/** Suffixes: whom or what it is done to, the plural, "to me". */
const endings = ['', ...'ه ها هم ني نا ي و وا ون ين لي لنا له لها كم وني ش'.split(' ')];

/** Clitics before the verb: "so that I do" (لأعمل), "and I go", "what do I give her" (شاعطيها). */
const links = ['', 'ل', 'و', 'ول', 'ف', 'ع', 'ش', 'وش'];

/** Names and other words that happen to be made of the same letters. */
const noVerbs = ['نجيب', 'نصير', 'ناجي', 'بصير', 'بشري', 'بشريه', 'منقول', 'بخبره'];

/** Everything that may stand before a verb. */
const beginnings = [...new Set(links.flatMap((link) => persons.map((person) => link + person)))];

/**
 * Returns a test for forms of these verbs. It takes a word apart instead of looking it up: there are 150,000 forms,
 * which took eleven megabytes for as long as the portal ran.
 */
function formOf(verbs: string): (folded: string) => boolean {
  const known = new Set(verbs.split(',').map((each) => foldQuestion(each.trim())));
  const endsAsVerb = (rest: string) =>
    endings.some(
      (ending) => rest.endsWith(ending) && known.has(rest.slice(0, rest.length - ending.length)),
    );
  return (folded) =>
    !noVerbs.includes(folded) &&
    beginnings.some((each) => folded.startsWith(each) && endsAsVerb(folded.slice(each.length)));
}

export const isSaidInPassing = formOf(saidInPassing);

export const isTelling = formOf(telling);
