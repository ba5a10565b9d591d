/** Controls and the marks that turn the direction of text: nobody types them on purpose. */
const unseen = /(?![\n\r\t])[\p{Cc}\p{Bidi_Control}\ufeff]/gu;

/** Joiners are part of words, and a blank of words too; by themselves they are none. */
const seen = /[^\p{Default_Ignorable_Code_Point}\p{Z}\p{Cc}\u2800]/u;

/** Text without what cannot be seen but would change how it reads; nothing where nothing would be seen of it. */
export function cleanText(text: string): string {
  return seen.test(text) ? text.replace(unseen, '').replaceAll('\r\n', '\n') : '';
}
