import { cutAtWord } from '#platform/i18n/cut-at-word.ts';

const PREVIEW_LENGTH = 120;

/** The beginning of a description, at most 120 characters, cut after a whole word. */
export function previewOf(details: string): string {
  return cutAtWord(details.replace(/\s+/g, ' ').trim(), PREVIEW_LENGTH);
}
