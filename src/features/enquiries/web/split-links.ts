import { findWebAddress } from '#platform/links/web-address.ts';

export type TextPiece = { readonly text: string; readonly href?: string };

/** Signs that end a sentence rather than an address. */
const closing = '.,;:!?)]}»"\'،؛؟';

function bare(word: string): string {
  let end = word.length;
  while (end > 0 && closing.includes(word.charAt(end - 1))) end -= 1;
  return word.slice(0, end);
}

/** What somebody wrote, with the addresses in it told apart; nothing but whole http and https ones. */
export function splitLinks(text: string): readonly TextPiece[] {
  return text.split(/(\s+)/).flatMap((word): TextPiece[] => {
    const address = bare(word);
    const href = /^https?:\/\//i.test(address) ? findWebAddress(address) : undefined;
    if (!href) return word === '' ? [] : [{ text: word }];
    const rest = word.slice(address.length);
    return [{ text: address, href }, ...(rest ? [{ text: rest }] : [])];
  });
}
