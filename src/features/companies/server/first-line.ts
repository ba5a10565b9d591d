import { cutAtWord } from '#platform/i18n/cut-at-word.ts';

const LONGEST_LINE = 140;

/** Where the first sentence ends, its stop included. */
const sentence = /^.*?[.!?؟](?=\s|$)/su;

/** What a company says first of itself: its first sentence, cut at a word where that is too long. */
export function firstLineOf(about: string | null): string | null {
  const text = about?.trim();
  if (!text) return null;
  const [first = text] = sentence.exec(text) ?? [];
  return cutAtWord(first.replace(/\s+/g, ' '), LONGEST_LINE);
}
