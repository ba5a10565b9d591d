/** Room for two rows of cards; the frame scrolls, and the site can set another height. */
const HEIGHT_PX = 640;

const escapeAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** The HTML line that a company pastes into its page. */
export function embedLine(address: string, title: string): string {
  return `<iframe src="${escapeAttribute(address)}" title="${escapeAttribute(title)}" loading="lazy" style="width:100%;height:${HEIGHT_PX}px;border:0"></iframe>`;
}
