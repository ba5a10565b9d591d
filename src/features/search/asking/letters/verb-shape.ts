/** Prefixes of Egypt, the Levant and the Gulf for what is going on or will be. */
const goesOn = /^[وف]?(?:بي|بت|بن|هي|هت|هن|حي|حت|حن|سي|ست|سن)[\u0621-\u064a]{3,6}$/;
/** The third person: ينشف, يضغط; but not adjectives of origin. */
const heDoes = /^[وف]?ي(?!\p{L}*اني$)[\u0621-\u064a]{3,5}$/u;
/**
 * Endings such as "to me", "for her", "they": ينفعني, تمسكها, يشتغلوا, عجبني. After an alif the ending is that of a
 * nisba: ياباني.
 */
const toSomebody =
  /^[وف]?[\u0621-\u064a]{3,7}(?:(?<!ا)ني|ولي|تلي)$|^[وف]?[يتن][\u0621-\u064a]{3,6}(?:ها|هم|وا|له|لها|لهم)$/;

/**
 * Whether a folded Arabic word is built like a verb. If nobody wrote such a word, no thing is called so; there are too
 * many verbs for any list.
 */
export const isShapedLikeVerb = (folded: string): boolean =>
  goesOn.test(folded) || heDoes.test(folded) || toSomebody.test(folded);
