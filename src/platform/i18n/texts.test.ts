import { expect, test } from 'vitest';
import { settingsTexts as accountTexts } from '#features/accounts/settings.texts.ts';
import { settingsTexts as siteTexts } from '#features/site/settings/settings.texts.ts';
import { languages } from './languages.ts';
import { defineTexts, findText } from './texts.ts';
import { translateIn } from './translate-in.ts';

const messages = { title: { en: 'Title', ar: 'عنوان' } };

test('a second text of one id is refused, and the first stays', () => {
  const { title } = defineTexts('defined-once', messages);
  expect(() => defineTexts('defined-once', messages)).toThrow(
    'The text defined-once.title is defined twice',
  );
  expect(findText('defined-once.title')).toBe(title);
});

test.each(languages)('two pages with a text of the same name say their own (%s)', (language) => {
  const say = translateIn(language);
  for (const { lead } of [accountTexts, siteTexts]) expect(say(lead)).toBe(lead[language]);
});
