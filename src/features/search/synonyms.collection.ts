import * as z from 'zod/mini';
import { collectionTexts } from '#collection/collection.texts.ts';
import { defineCollection } from '#collection/contract/define-collection.ts';
import { statusField } from '#collection/contract/status-field.ts';
import type { DeclaredField } from '#platform/fields/declared-field.ts';
import { cleanText } from '#platform/i18n/clean-text.ts';
import { synonymsTexts as texts } from './synonyms.collection.texts.ts';

const MOST_WORDS = 60;
const MOST_ASKED = 200;
const LONGEST_GROUP = 4000;

const wordsIn = (typed: string) => {
  const words = cleanText(typed)
    .split(/[,،\n]/)
    .map((word) => word.trim().replace(/\s+/g, ' '));
  return [...new Set(words.filter(Boolean))];
};

const invalid = texts.wordsInvalid.id;
const askedInvalid = texts.askedInvalid.id;

const words: DeclaredField = {
  kind: 'lines',
  label: texts.words,
  help: texts.wordsHelp,
  maxLength: LONGEST_GROUP,
  required: true,
  stored: 'text',
  schema: z.prefault(
    z.pipe(
      z.string(invalid).check(
        z.maxLength(LONGEST_GROUP, invalid),
        z.refine((text) => {
          const { length } = wordsIn(text);
          return length >= 2 && length <= MOST_WORDS;
        }, invalid),
      ),
      z.transform((text: string) => wordsIn(text).join(', ')),
    ),
    '',
  ),
  answer: z.string(),
};

/** Words that lead to the group without meaning the same. There need not be any. */
const asked: DeclaredField = {
  kind: 'lines',
  label: texts.asked,
  help: texts.askedHelp,
  maxLength: LONGEST_GROUP,
  required: false,
  stored: 'text',
  schema: z.prefault(
    z.pipe(
      z.string(askedInvalid).check(
        z.maxLength(LONGEST_GROUP, askedInvalid),
        z.refine((text) => wordsIn(text).length <= MOST_ASKED, askedInvalid),
      ),
      z.transform((text: string) => wordsIn(text).join(', ')),
    ),
    '',
  ),
  answer: z.string(),
};

/** Groups of words that mean the same, so that each finds what the others find. */
export const synonymsCollection = defineCollection({
  audience: 'operator',
  name: 'synonyms',
  item: 'synonym',
  ids: { one: 'id', acted: 'id', many: 'ids' },
  words: texts,
  fields: { words, asked, status: statusField },
  title: 'words',
  searched: ['words', 'asked'],
  columns: [
    { name: 'words', header: texts.words, as: 'words', sortable: true },
    { name: 'status', header: collectionTexts.status, as: 'status', sortable: true },
  ],
  texts: { heading: texts.heading },
  redirectMs: 1500,
  errorKey: 'synonymError',
});
