import { cutAtWord } from '#platform/i18n/cut-at-word.ts';

const LONGEST_LINE = 140;

/** What a company says first of itself: its first sentence, cut at a word where that is too long. */
export function firstLineOf(about: string | null): string | null {
  const text = about?.replace(/\s+/g, ' ').trim();
  if (!text) return null;
  const end = text.search(/[.!?؟](?: |$)/);
  const sentence = end < 0 ? text : text.slice(0, end + 1);
  return cutAtWord(sentence, LONGEST_LINE);
}
