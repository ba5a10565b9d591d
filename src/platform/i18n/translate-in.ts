import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Language } from './languages.ts';
import { createTranslate, type Translate } from './translate.ts';

const translators: Record<Language, Translate> = {
  en: createTranslate('en', compileMessage),
  ar: createTranslate('ar', compileMessage),
};

export function translateIn(language: Language): Translate {
  return translators[language];
}
