import { cutAtWord } from '#platform/i18n/cut-at-word.ts';

const PREVIEW_LENGTH = 120;

/** The beginning of a description, cut to 120 characters at most and behind a whole word. */
export function previewOf(details: string): string {
  return cutAtWord(details.replace(/\s+/g, ' ').trim(), PREVIEW_LENGTH);
}
