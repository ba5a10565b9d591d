/**
 * Controls, the marks that turn the direction of text, halves of signs, and whatever has no shape at all: nobody
 * types them on purpose, and a program that is handed the text reads what its people do not see.
 */
const unseen =
  /(?!\p{Join_Control}|[\n\r\t]|\ufe0e|\ufe0f)[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}]|\p{Bidi_Control}|\ufeff/gu;

/** What parts and joins Arabic letters and chooses the look of a sign: one or two; more of it is a message. */
const joiners = /(?:\p{Join_Control}|\ufe0e|\ufe0f){3,}/gu;

/** Three over a letter are a word of Arabic or Hebrew, and scripts of the Himalayas stack some more; a tower is none. */
const marks = /(\p{M}{10})\p{M}+/gu;

/** Joiners, marks over letters and blanks are part of words; by themselves they are none. */
const seen = /[^\p{Default_Ignorable_Code_Point}\p{Z}\p{Cc}\p{Cs}\p{M}\u2800]/u;

/** Text without what cannot be seen but would change how it reads; nothing where nothing would be seen of it. */
export function cleanText(text: string): string {
  if (!seen.test(text)) return '';
  return text
    .replace(unseen, '')
    .replace(joiners, '')
    .replace(marks, '$1')
    .replaceAll('\r\n', '\n');
}
