const known = /^(https?:|mailto:|tel:|#)/i;
/** A colon before anything else that divides an address: another program, a drive, a share. */
const named = /^[^/?#]*:/;

/** Whether a link in a document leads to the web, to a mail or within; shares and programs are nobody's CV. */
export function isHarmlessLink(target: string): boolean {
  if (/^[\\/]{2}/.test(target)) return false;
  return known.test(target) || !named.test(target);
}

/** Behind these stands a place, a tip or a window, and no address. */
const notAnAddress = /^\\[lots]$/i;

/** Whether what a field of a letter links to is harmless; `words` is all that stands behind its name. */
export function isHarmlessLinkField(words: string): boolean {
  const written = words.replaceAll(/[“”„]/g, '"').match(/"[^"]*"|[^\s"]+/g) ?? [];
  return written.every((word, n) => {
    if (/^\\\w$/.test(word) || notAnAddress.test(written[n - 1] ?? '')) return true;
    const target = word.replaceAll('"', '').trim();
    return isHarmlessLink(target) && isHarmlessLink(target.replaceAll('\\\\', '\\'));
  });
}
