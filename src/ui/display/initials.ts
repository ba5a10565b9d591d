/** Words that are skipped, because they identify nothing. */
const articles = ['the', 'a', 'an', 'of', 'and', 'for', 'al', 'el', 'ال', 'و', 'في', 'من'];

/** Titles before names; without skipping them, every doctor would be a D. */
const titles = [
  ...['dr', 'prof', 'eng', 'mr', 'mrs', 'ms', 'د', 'أ', 'م', 'أد', 'دكتور', 'دكتورة'],
  ...['الدكتور', 'الدكتورة', 'المهندس', 'المهندسة', 'السيد', 'السيدة'],
];

const untelling = new Set([...articles, ...titles]);

const toneCount = 6;

function isArabic(text: string): boolean {
  return /\p{Script=Arabic}/u.test(text);
}

function firstLetter(word: string): string {
  const bare = isArabic(word) && word.length > 3 ? word.replace(/^ال/, '') : word;
  const letter = new Intl.Segmenter().segment(bare).containing(0)?.segment ?? '';
  return letter.normalize('NFC').toLocaleUpperCase('en');
}

/**
 * One or two letters that stand for a name. Arabic letters are separated by a thin space, because joined they would
 * read as a
 * word.
 */
export function initialsOf(name: string): string {
  const words = name
    .split(/[\s\-–—/&.,()'"’]+/u)
    .map((word) => word.replace(/[^\p{L}\p{N}\p{M}]/gu, ''))
    .filter(Boolean);
  const telling = words.filter((word) => !untelling.has(word.toLowerCase()));
  const letters = (telling.length > 0 ? telling : words).slice(0, 2).map(firstLetter);
  return letters.join(letters.some(isArabic) ? '\u2009' : '');
}

/** A tone from 1 to 6, the same for the same name everywhere. */
export function toneOf(name: string): number {
  let hash = 0x811c9dc5;
  for (const character of name.trim().toLowerCase()) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return ((hash >>> 0) % toneCount) + 1;
}
