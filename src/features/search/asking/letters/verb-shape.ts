/** That it goes on, that it will: written before the verb in Egypt, the Levant and the Gulf. */
const goesOn = /^[وف]?(?:بي|بت|بن|هي|هت|هن|حي|حت|حن|سي|ست|سن)[\u0621-\u064a]{3,6}$/;
/** He does it, they do it: ينشف, يضغط; not where somebody is from. */
const heDoes = /^[وف]?ي(?!\p{L}*اني$)[\u0621-\u064a]{3,5}$/u;
/** To me, for her, they: ينفعني, تمسكها, يشتغلوا, عجبني; a nisba ends so after an alif: ياباني. */
const toSomebody =
  /^[وف]?[\u0621-\u064a]{3,7}(?:(?<!ا)ني|ولي|تلي)$|^[وف]?[يتن][\u0621-\u064a]{3,6}(?:ها|هم|وا|له|لها|لهم)$/;

/**
 * Whether a folded Arabic word is built like a verb. Of one that nobody wrote anywhere that says that no thing is called so:
 * there are too many verbs for any list.
 */
export const isShapedLikeVerb = (folded: string): boolean =>
  goesOn.test(folded) || heDoes.test(folded) || toSomebody.test(folded);
