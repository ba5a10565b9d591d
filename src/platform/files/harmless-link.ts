const known = /^(https?:|mailto:|tel:|#)/i;
/** A colon before any other delimiter names another scheme, a drive or a share. */
const named = /^[^/?#]*:/;

/**
 * Whether a link in a document leads to the web, to a mail address, to a phone number or within the document. A CV has
 * no
 * need for links to shares and programs.
 */
export function isHarmlessLink(target: string): boolean {
  if (/^[\\/]{2}/.test(target)) return false;
  return known.test(target) || !named.test(target);
}

/** Switches whose argument is an anchor, a tooltip or a window instead of an address. */
const notAnAddress = /^\\[lots]$/i;

/** Whether the target of a HYPERLINK field is harmless; `words` is everything after the field's name. */
export function isHarmlessLinkField(words: string): boolean {
  const written = words.replaceAll(/[“”„]/g, '"').match(/"[^"]*"|[^\s"]+/g) ?? [];
  return written.every((word, n) => {
    if (/^\\\w$/.test(word) || notAnAddress.test(written[n - 1] ?? '')) return true;
    const target = word.replaceAll('"', '').trim();
    return isHarmlessLink(target) && isHarmlessLink(target.replaceAll('\\\\', '\\'));
  });
}
