import { addressTexts } from './address/address.texts.ts';
import { passkeysTexts } from './passkeys/passkeys.texts.ts';
import { settingsTexts } from './settings.texts.ts';

/** Sections of the settings that the search can find by name. */
export const settingsSections = {
  exhibitor: { id: 'exhibitor', text: settingsTexts.exhibitorTitle },
  email: { id: 'email', text: addressTexts.title },
  language: { id: 'language', text: settingsTexts.languageTitle },
  passkeys: { id: 'passkeys', text: passkeysTexts.title },
  sessions: { id: 'sessions', text: settingsTexts.sessionsTitle },
  data: { id: 'data', text: settingsTexts.dataTitle },
  erase: { id: 'erase', text: settingsTexts.eraseTitle },
} as const;
