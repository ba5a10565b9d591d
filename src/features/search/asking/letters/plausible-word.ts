/** These rules do not know which letters follow one another; they only rule out what no word of the language has. */
const arabicLetters = /^[\u0621-\u064a]{2,20}$/;
const hamzaOrEndingFirst = /^[ةىءؤئ]/;
const endingInside = /[ةى](?!$)/;
const threeAlike = /(.)\1\1/;

export function looksArabic(word: string): boolean {
  return (
    arabicLetters.test(word) &&
    !hamzaOrEndingFirst.test(word) &&
    !endingInside.test(word) &&
    !threeAlike.test(word)
  );
}

const latinLetters = /^[a-z]{3,24}$/;
const vowel = /[aeiouy]/;
const fiveConsonants = /[bcdfghjklmnpqrstvwxz]{5}/;
const threeVowelsAlike = /([a-z])\1\1/;
/** Pairs of letters that no word of a European language has, and hardly any transliterated name. */
const impossible =
  /[jqvwx][jqx]|[bcdfghjklmnpqrstvwxz][qx][bcdfghjklmnpqrstvwxz]|^[bdfgkmnprstvz][jqvx]|[hjkqvwxyz]j|[jv]$/;

/** Three consonants may begin a word only if they are one of these. */
const crowdedStart = /^(?!str|spr|scr|spl|sch|thr|shr|chr|phr|sph)[bcdfghjklmnpqrstvwxz]{3}/;

export function looksLatin(word: string): boolean {
  return (
    latinLetters.test(word) &&
    vowel.test(word) &&
    !fiveConsonants.test(word) &&
    !threeVowelsAlike.test(word) &&
    !crowdedStart.test(word) &&
    !impossible.test(word)
  );
}

/** Whether Latin letters are hardly a word of any language. */
export function looksMistyped(word: string): boolean {
  return /^[a-z]{3,}$/.test(word) && (!looksLatin(word) || /[bcdfghjklmnpqrstvwxz]{4}/.test(word));
}
