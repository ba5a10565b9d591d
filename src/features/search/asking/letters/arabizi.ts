import { lookup } from '#platform/lookups/lookup.ts';

// Arabizi is Arabic written in Latin letters and digits. Vowels may be left out, and one Latin letter stands for
// several Arabic ones, so a word has many readings; the likeliest are kept.

type Sound = readonly [letters: string, cost: number];

/** How many readings are kept while a word is read, and how many are returned. */
const BEAM = 24;
const MOST_READINGS = 10;
const LONGEST_WORD = 24;

const apostrophes = /[’‘`´ʼ]/g;

/** What digits, letters and digraphs stand for, the longest first; hamza in its folded forms. */
const consonants: readonly (readonly [written: string, sounds: readonly Sound[]])[] = [
  ["'3", [['غ', 0]]],
  ["3'", [['غ', 0]]],
  ["'5", [['خ', 0]]],
  ["7'", [['خ', 0]]],
  ["'7", [['خ', 0]]],
  ["'6", [['ظ', 0]]],
  ["6'", [['ظ', 0]]],
  ["'9", [['ض', 0]]],
  ["9'", [['ض', 0]]],
  ['tsh', [['تش', 0]]],
  ['kh', [['خ', 0]]],
  ['gh', [['غ', 0]]],
  // The two letters may also stand each for itself: is-hal, sa7-7a.
  [
    'sh',
    [
      ['ش', 0],
      ['سه', 0.5],
      ['صح', 0.6],
    ],
  ],
  [
    'ch',
    [
      ['ش', 0.2],
      ['تش', 0.4],
      ['ك', 0.5],
      ['ج', 0.6],
    ],
  ],
  [
    'th',
    [
      ['ث', 0.1],
      ['ذ', 0.4],
      ['ظ', 0.5],
      ['ض', 0.55],
    ],
  ],
  [
    'dh',
    [
      ['ض', 0.2],
      ['ذ', 0.3],
      ['ظ', 0.4],
    ],
  ],
  ['3', [['ع', 0]]],
  ['5', [['خ', 0]]],
  // People who leave out the sign beside it mean ظ as well: wa6eefa.
  [
    '6',
    [
      ['ط', 0],
      ['ظ', 0.3],
    ],
  ],
  ['7', [['ح', 0]]],
  [
    '8',
    [
      ['ق', 0.1],
      ['غ', 0.3],
    ],
  ],
  [
    '9',
    [
      ['ص', 0],
      ['ض', 0.35],
      ['ق', 0.8],
    ],
  ],
  [
    '4',
    [
      ['ش', 0.4],
      ['ذ', 0.5],
    ],
  ],
  ['b', [['ب', 0]]],
  ['p', [['ب', 0]]],
  [
    't',
    [
      ['ت', 0],
      ['ط', 0.35],
      ['ث', 0.5],
    ],
  ],
  ['j', [['ج', 0]]],
  [
    'd',
    [
      ['د', 0],
      ['ض', 0.35],
    ],
  ],
  ['r', [['ر', 0]]],
  [
    'z',
    [
      ['ز', 0],
      ['ظ', 0.4],
      ['ذ', 0.5],
    ],
  ],
  [
    's',
    [
      ['س', 0],
      ['ص', 0.35],
    ],
  ],
  ['f', [['ف', 0]]],
  ['v', [['ف', 0]]],
  ['q', [['ق', 0]]],
  [
    'g',
    [
      ['ج', 0.2],
      ['ق', 0.3],
      ['غ', 0.5],
    ],
  ],
  [
    'k',
    [
      ['ك', 0],
      ['ق', 0.6],
    ],
  ],
  [
    'c',
    [
      ['ك', 0.2],
      ['س', 0.3],
    ],
  ],
  ['l', [['ل', 0]]],
  ['m', [['م', 0]]],
  ['n', [['ن', 0]]],
  [
    'h',
    [
      ['ه', 0],
      ['ح', 0.3],
    ],
  ],
  ['x', [['كس', 0]]],
];

const longVowels: readonly (readonly [written: string, sounds: readonly Sound[]])[] = [
  ['eey', [['ي', 0]]],
  ['iyy', [['ي', 0]]],
  ['aa', [['ا', 0]]],
  ['ee', [['ي', 0]]],
  ['ii', [['ي', 0]]],
  ['oo', [['و', 0]]],
  ['ou', [['و', 0.05]]],
  ['uu', [['و', 0]]],
  [
    'ay',
    [
      ['ي', 0.1],
      ['اي', 0.3],
    ],
  ],
  [
    'ai',
    [
      ['ي', 0.2],
      ['اي', 0.3],
    ],
  ],
  ['ei', [['ي', 0.1]]],
  ['ey', [['ي', 0.1]]],
  ['ie', [['ي', 0.1]]],
  [
    'aw',
    [
      ['و', 0.1],
      ['او', 0.4],
    ],
  ],
  [
    'au',
    [
      ['و', 0.2],
      ['او', 0.3],
    ],
  ],
  ['ow', [['و', 0.1]]],
  ['y', [['ي', 0]]],
  ['w', [['و', 0]]],
];

const inside: Readonly<Record<string, readonly Sound[]>> = lookup({
  a: [
    ['', 0.15],
    ['ا', 0.2],
  ],
  e: [
    ['', 0.1],
    ['ي', 0.4],
    ['ا', 0.7],
  ],
  i: [
    ['', 0.1],
    ['ي', 0.3],
  ],
  o: [
    ['', 0.15],
    ['و', 0.25],
  ],
  u: [
    ['', 0.1],
    ['و', 0.3],
  ],
});
/** Cairo, Beirut and Damascus do not pronounce the qaf, and some people write nothing for it: alb for the heart. */
const atTheStart: Readonly<Record<string, readonly Sound[]>> = lookup({
  a: [
    ['ا', 0],
    ['ع', 0.7],
    ['ق', 0.75],
  ],
  e: [
    ['ا', 0],
    ['ع', 0.7],
  ],
  i: [
    ['ا', 0],
    ['اي', 0.4],
    ['ع', 0.7],
  ],
  o: [
    ['ا', 0.1],
    ['او', 0.3],
    ['ع', 0.7],
    ['ق', 0.75],
  ],
  u: [
    ['ا', 0.1],
    ['او', 0.3],
    ['ع', 0.7],
  ],
});
/** Folded, so ه stands for ta marbuta as well and ي for alef maqsura. */
const atTheEnd: Readonly<Record<string, readonly Sound[]>> = lookup({
  a: [
    ['ه', 0.1],
    ['ا', 0.2],
    ['ي', 0.3],
    ['اء', 0.5],
    ['ع', 0.9],
  ],
  e: [
    ['ه', 0.1],
    ['ي', 0.3],
    ['', 0.6],
  ],
  i: [['ي', 0]],
  o: [
    ['و', 0.1],
    ['ه', 0.5],
  ],
  u: [['و', 0]],
});
const endings: readonly (readonly [written: string, sounds: readonly Sound[]])[] = [
  ['iyya', [['يه', 0]]],
  ['eyya', [['يه', 0]]],
  [
    'iya',
    [
      ['يه', 0],
      ['يا', 0.4],
    ],
  ],
  ['eya', [['يه', 0]]],
  ['yah', [['يه', 0]]],
  ['aat', [['ات', 0]]],
  [
    'at',
    [
      ['ات', 0.1],
      ['ه', 0.15],
      ['ت', 0.4],
    ],
  ],
  [
    'et',
    [
      ['ه', 0.15],
      ['ت', 0.3],
    ],
  ],
  ['ah', [['ه', 0]]],
  ['eh', [['ه', 0]]],
  [
    "a'",
    [
      ['اء', 0],
      ['اع', 0.4],
    ],
  ],
];

/** The digit 2 is a hamza, written on the seat that its vowels require, or a qaf as Cairo and Beirut pronounce it. */
function hamza(before: string, isFirst: boolean): readonly Sound[] {
  if (isFirst)
    return [
      ['ا', 0.1],
      ['ق', 0.15],
    ];
  if (/[ou]$/.test(before))
    return [
      ['و', 0.05],
      ['ق', 0.2],
      ['ء', 0.5],
    ];
  return [
    ['ي', 0.15],
    ['ق', 0.2],
    ['ا', 0.3],
    ['ء', 0.35],
  ];
}

type Step = { readonly length: number; readonly sounds: readonly Sound[] };

function stepAt(word: string, at: number, digits: boolean): Step | undefined {
  const rest = word.slice(at);
  const ending = at > 0 && endings.find(([written]) => rest === written);
  if (ending) return { length: rest.length, sounds: ending[1] };
  const isLast = rest.length === 1;
  const letter = rest[0] ?? '';
  if (letter === '2') return { length: 1, sounds: hamza(word.slice(0, at), at === 0) };
  const long = longVowels.find(([written]) => rest.startsWith(written));
  if (long) {
    const [written, sounds] = long;
    // A vowel at the beginning of a word is carried by an alef.
    const carried = at === 0 && /^[aeio]/.test(written) && written !== 'aa';
    return {
      length: written.length,
      sounds: carried ? sounds.map(([letters, cost]) => [`ا${letters}`, cost] as const) : sounds,
    };
  }
  const isHiatus = !digits && /[aeiou]$/.test(word.slice(0, at)) && /^[aeiou]/.test(rest);
  if (isHiatus && !isLast) return { length: 1, sounds: hiatus };
  const vowels = at === 0 ? atTheStart : isLast ? atTheEnd : inside;
  const vowel = vowels[letter];
  if (vowel) return { length: 1, sounds: vowel };
  const consonant = consonants.find(([written]) => rest.startsWith(written));
  if (!consonant)
    return letter === "'"
      ? {
          length: 1,
          sounds: [
            ['', 0],
            ['ع', 0.3],
            ['ا', 0.5],
          ],
        }
      : undefined;
  const [written, usual] = consonant;
  const sounds = (digits ? undefined : plainOrNot[written]) ?? usual;
  // Arabic writes a doubled consonant once.
  const twice = rest.startsWith(written, written.length);
  return { length: written.length * (twice ? 2 : 1), sounds };
}

/** People who write 7, 6 and 9 mean the plain letters by h, t and s; others mean either. */
const plainOrNot: Readonly<Record<string, readonly Sound[]>> = lookup({
  h: [
    ['ه', 0.1],
    ['ح', 0.1],
  ],
  t: [
    ['ت', 0.05],
    ['ط', 0.25],
    ['ث', 0.5],
  ],
  s: [
    ['س', 0.05],
    ['ص', 0.25],
  ],
  d: [
    ['د', 0.05],
    ['ض', 0.25],
  ],
});

/** Between two vowels stands an ayn or a hamza that nobody writes without digits: muaqqam. */
const hiatus: readonly Sound[] = [
  ['ع', 0.15],
  ['ا', 0.25],
  ['ي', 0.35],
];

export type ArabiziReading = { readonly text: string; readonly cost: number };

/** The likeliest Arabic words for a word in Latin letters and digits, folded; none for other characters. */
export function readArabizi(
  typed: string,
  { digits }: { digits: boolean },
): readonly ArabiziReading[] {
  const word = typed.toLowerCase().replace(apostrophes, "'");
  if (word.length < 2 || word.length > LONGEST_WORD || !/[a-z]/.test(word)) return [];
  let readings = new Map<string, number>([['', 0]]);
  for (let at = 0; at < word.length; ) {
    const step = stepAt(word, at, digits);
    if (!step) return [];
    const next = new Map<string, number>();
    for (const [text, cost] of readings) {
      for (const [letters, more] of step.sounds) {
        // No word has two alefs in a row.
        if (text.endsWith('ا') && letters.startsWith('ا')) continue;
        const longer = text + letters;
        const sum = cost + more;
        if (sum < (next.get(longer) ?? Number.POSITIVE_INFINITY)) next.set(longer, sum);
      }
    }
    readings = new Map([...next].sort(([, a], [, b]) => a - b).slice(0, BEAM));
    at += step.length;
  }
  return [...readings]
    .filter(([text]) => text.length >= 2)
    .slice(0, MOST_READINGS)
    .map(([text, cost]) => ({ text, cost }));
}

const letterDigit = /[a-z]['’]?[2-9]|[2-9]['’]?[a-z]/i;
/** Two different digits or three in a row make a number; ka77a merely doubles its letter. */
const isNumbered = /[01]|(\d)(?!\1)\d|\d{3}/;

/** Whether digits among letters are used as letters: in 3yoon and wa'6ayef, but not in b12, n95 or 500mg. */
export function hasArabiziDigits(typed: string): boolean {
  const isCode = /^[a-z]{1,2}\d$/i.test(typed);
  return letterDigit.test(typed) && !isNumbered.test(typed) && !isCode;
}

/** Whether digits stand for letters anywhere in the question. */
export function usesDigits(words: readonly { readonly folded: string }[]): boolean {
  return words.some(({ folded }) => hasArabiziDigits(folded));
}
