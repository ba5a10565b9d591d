import { foldQuestion } from '#features/search/asking/letters/fold-question.ts';

// Verbs that people of every dialect say on the way to their question, in all their persons: "where do I
// go", "who can tell me". A dictionary of their forms would never be whole; their parts are few.

/** Nothing is found by them: to go, can, find, know, want, see, tell, ask, give, bring, become, begin, end. */
const saidInPassing = `
  روح, قدر, كدر, گدر, لقى, لقي, لقا, لاقي, لاقى, لاقا, لگى, لكى, عرف, ريد, بغى, بغي, قول, گول, قولي, سال,
  عطي, جيب, جيبلي, صير, خلي, خبر, حاول, نصح, نصحو, فهم, دور, دورلي, حب, بدأ, نتهي, قام, نعقد, حتاج, علم,
  ناسب, نفع, فيد, نطي
`;

/** They help to rank: to do, make, buy, sell, take, use, book, come. */
const telling = `
  سوي, ساوي, عمل, عملي, شتري, شري, بيع, بيعو, اخذ, اخد, خذ, خد, اخذه, ستعمل, ستخدم, حجز, جي, اجي, ساعد, منع, خلي, لبس, حط, شغل, حمي, عالج, تعالج, طلب, قارن, صنع, نتج, كلف, ورد, وردلي, امن, باع, جيب
`;

/** Before the verb, written together with it: who does it, that it goes on, that it will. */
const persons = 'ا ن ت ي ب با بن بت بي من ح حا حن ه ها را كن كي دا'.split(' ');

/** After it: whom or what, several of them, to me. */
const endings = ['', ...'ه ها هم ني نا ي و وا ون ين لي لنا له لها كم وني ش'.split(' ')];

/** "So that I do": لأعمل, "and I go", "what do I give her": شاعطيها. */
const links = ['', 'ل', 'و', 'ول', 'ف', 'ع', 'ش', 'وش'];

/** Names, and words of their own, that happen to be made of the same letters. */
const noVerbs = ['نجيب', 'نصير', 'ناجي', 'بصير', 'بشري', 'بشريه', 'منقول', 'بخبره'];

/** All that stands before a verb. */
const beginnings = [...new Set(links.flatMap((link) => persons.map((person) => link + person)))];

/**
 * Whether a word is a form of one of these verbs. It is taken apart instead of being looked up: there are 150,000
 * forms, which took eleven megabytes for as long as the portal ran.
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
