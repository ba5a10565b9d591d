import { cutAtWord } from '#platform/i18n/cut-at-word.ts';

const LONGEST_LINE = 140;

/** The first sentence with its punctuation mark. */
const sentence = /^.*?[.!?؟](?=\s|$)/su;

/** The first sentence of a company's description, cut at a word if it is too long. */
export function firstLineOf(about: string | null): string | null {
  const text = about?.trim();
  if (!text) return null;
  const [first = text] = sentence.exec(text) ?? [];
  return cutAtWord(first.replace(/\s+/g, ' '), LONGEST_LINE);
}
