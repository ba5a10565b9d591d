/** Controls and the marks that turn the direction of text: nobody types them on purpose. */
const unseen = /(?![\n\r\t])[\p{Cc}\p{Bidi_Control}\ufeff]/gu;

/** Text without what cannot be seen but would change how it reads. */
export function cleanText(text: string): string {
  return text.replace(unseen, '').replaceAll('\r\n', '\n');
}
