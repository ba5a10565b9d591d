import { expect, it } from 'vitest';
import { professionTexts } from '#features/jobs/professions.texts.ts';
import { professions } from '#features/jobs/professions.ts';
import { thesaurus } from '#features/search/thesaurus/thesaurus.ts';

const known = thesaurus.map(
  ({ en, ar }) => new Set([...en, ...ar].map((each) => each.toLowerCase())),
);

// A job is indexed with the words of its code; these groups let other words, and Arabic ones, find it.
it.each(professions)('%s is one group of the thesaurus in both languages', (code) => {
  const words = code.replaceAll('-', ' ');
  const arabic = String(professionTexts[code].ar).split(' / ')[0];
  expect(known.some((group) => group.has(words) && group.has(String(arabic)))).toBe(true);
  expect(String(professionTexts[code].en).toLowerCase()).toBe(words);
});
