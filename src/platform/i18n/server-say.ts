import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Language } from './languages.ts';
import { createSay, type Say } from './say.ts';

const sayers: Record<Language, Say> = {
  en: createSay('en', compileMessage),
  ar: createSay('ar', compileMessage),
};

export function sayIn(language: Language): Say {
  return sayers[language];
}
