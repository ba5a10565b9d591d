const ENDINGS = 'هما|كما|هم|هن|كم|كن|ها|نا|ي|ك|ه';
const ofFeminine = new RegExp(`^([\\u0621-\\u064a]{3,})ت(?:${ENDINGS})$`);
const ofPlural = new RegExp(`^([\\u0621-\\u064a]{3,}ات)(?:${ENDINGS})$`);

/** Takes a possessive ending off a folded word, such as "your" or "our": كماماتكم, عيادتنا. */
export function withoutPronoun(folded: string): readonly string[] {
  const plural = ofPlural.exec(folded)?.[1];
  if (plural) return [plural];
  const feminine = ofFeminine.exec(folded)?.[1];
  return feminine ? [`${feminine}ه`] : [];
}
