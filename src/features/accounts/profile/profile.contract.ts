import * as z from 'zod/mini';
import { declareCall } from '#platform/calls/call.ts';
import { withWords } from '#platform/calls/field-words.ts';
import { emailAddress, oneLine, phoneCode, phoneNumber } from '#platform/calls/fields.ts';
import { languages } from '#platform/i18n/languages.ts';
import { profileTexts } from './profile.texts.ts';

export const NAME_MAX_LENGTH = 100;
/** Kuwait's dialling code, used where no other is known. */
export const DEFAULT_PHONE_CODE = '965';

export const getProfile = declareCall({
  method: 'GET',
  path: 'user/profile.php',
  summary: 'The own profile',
  access: 'account',
  notSignedIn: profileTexts.notLoggedIn,
  claims: ['user_id'],
  input: {},
  output: {
    user: z.object({
      name: z.string(),
      email: z.string(),
      phone: z.string(),
      phone_country: z.nullable(z.string()),
      user_type: z.number(),
      /** The language of mails to this person. */
      language: z.enum(languages),
    }),
  },
});

export const updateProfile = declareCall({
  method: 'POST',
  path: 'user/update-profile.php',
  summary: 'Changes the own profile; the address is changed by links',
  access: 'job-seeker',
  notSignedIn: profileTexts.notLoggedIn,
  claims: ['user_id'],
  input: {
    name: withWords(
      { label: profileTexts.name },
      oneLine(NAME_MAX_LENGTH, profileTexts.nameRequired.id),
    ),
    /** Must equal the account's address; it is not changed here. */
    email: z.optional(emailAddress),
    phone: z.optional(phoneNumber),
    phone_country: z.optional(phoneCode),
  },
  output: { message: z.string() },
});

export const setMailLanguage = declareCall({
  method: 'POST',
  path: 'user/language.php',
  summary: 'Chooses the language of mails',
  access: 'account',
  claims: ['user_id'],
  input: { language: z.enum(languages) },
  output: {},
});

export const getNotifications = declareCall({
  method: 'GET',
  path: 'user/notifications.php',
  summary: 'What is new for the account, in numbers',
  access: 'account',
  claims: ['user_id'],
  input: {},
  output: {
    new_jobs: z.number(),
    upcoming_events: z.number(),
    profile_completion: z.number(),
  },
});
