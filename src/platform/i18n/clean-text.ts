/**
 * Control characters, direction marks, unpaired surrogates and whatever has no glyph. Nobody types them on purpose, and
 * a
 * program that receives the text would read what people do not see.
 */
const unseen =
  /(?!\p{Join_Control}|[\n\r\t]|\ufe0e|\ufe0f)[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}]|\p{Bidi_Control}|\ufeff/gu;

/**
 * Joiners, which separate and join Arabic letters, and variation selectors. One or two in a row are normal; more can
 * carry
 * a hidden message.
 */
const joiners = /(?:\p{Join_Control}|\ufe0e|\ufe0f){3,}/gu;

/**
 * Arabic and Hebrew words have up to three marks on a letter, and scripts of the Himalayas some more; ten is a tower.
 */
const marks = /(\p{M}{10})\p{M}+/gu;

/** Anything visible. Joiners, combining marks and blanks are parts of words, but nothing by themselves. */
const seen = /[^\p{Default_Ignorable_Code_Point}\p{Z}\p{Cc}\p{Cs}\p{M}\u2800]/u;

/** Removes invisible characters that change how a text reads; returns '' if nothing of the text is visible. */
export function cleanText(text: string): string {
  if (!seen.test(text)) return '';
  return text
    .replace(unseen, '')
    .replace(joiners, '')
    .replace(marks, '$1')
    .replaceAll('\r\n', '\n');
}
