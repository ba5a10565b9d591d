import { findWebAddress } from '#platform/links/web-address.ts';

export type TextPiece = { readonly text: string; readonly href?: string };

/** Punctuation that belongs to the sentence and not to an address at its end. */
const closing = '.,;:!?)]}»"\'،؛؟';

function bare(word: string): string {
  let end = word.length;
  while (end > 0 && closing.includes(word.charAt(end - 1))) end -= 1;
  return word.slice(0, end);
}

/** Splits a text into plain pieces and complete http and https addresses. */
export function splitLinks(text: string): readonly TextPiece[] {
  return text.split(/(\s+)/).flatMap((word): TextPiece[] => {
    const address = bare(word);
    const href = /^https?:\/\//i.test(address) ? findWebAddress(address) : undefined;
    if (!href) return word === '' ? [] : [{ text: word }];
    const rest = word.slice(address.length);
    return [{ text: address, href }, ...(rest ? [{ text: rest }] : [])];
  });
}
