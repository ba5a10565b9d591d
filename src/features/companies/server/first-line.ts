const LONGEST_LINE = 140;

/** What a company says first of itself: its first sentence, cut at a word where that is too long. */
export function firstLineOf(about: string | null): string | null {
  const text = about?.replace(/\s+/g, ' ').trim();
  if (!text) return null;
  const end = text.search(/[.!?؟](?: |$)/);
  const sentence = end < 0 ? text : text.slice(0, end + 1);
  if (sentence.length <= LONGEST_LINE) return sentence;
  const cut = sentence.slice(0, LONGEST_LINE);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), LONGEST_LINE / 2)).trimEnd()}…`;
}
