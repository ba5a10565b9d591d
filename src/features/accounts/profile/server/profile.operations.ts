import {
  getNotifications,
  getProfile,
  setMailLanguage,
  updateProfile,
} from '#features/accounts/profile/profile.contract.ts';
import { profileTexts } from '#features/accounts/profile/profile.texts.ts';
import { invalidInput } from '#platform/calls/call-problem.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import { prepared } from '#platform/database/prepared.ts';
import type { Language } from '#platform/i18n/languages.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { type NewsSources, profileCompletion } from './notifications.ts';

type ProfileRow = {
  name: string;
  email: string;
  phone: string | null;
  phone_country: string | null;
  user_type: number;
  language: Language;
  country: string | null;
  /** What came after this is new; somebody new sees the last week. */
  seen_before: Date;
};

const selectProfile = prepared<ProfileRow>(
  'accounts.profile',
  `select name, email, phone, phone_country, user_type, language, country,
     coalesce(previous_seen_at, created_at - interval '7 days') as seen_before
   from accounts where id = $1`,
);

async function requireProfile(
  connection: Parameters<typeof selectProfile>[0],
  accountId: number,
): Promise<ProfileRow> {
  const [profile] = await selectProfile(connection, [accountId]);
  if (!profile) throw new Error('The account of a session is gone');
  return profile;
}

const show = operation(getProfile, async (_input, { database, caller }) => {
  const profile = await requireProfile(database.pool, caller.accountId);
  return { user: { ...profile, phone: profile.phone ?? '' } };
});

const update = operation(updateProfile, async (input, { database, caller, language }) => {
  if (input.email !== undefined && input.email !== caller.email) {
    throw invalidInput([{ field: 'email', text: profileTexts.emailFixed }]);
  }
  await database.pool.query(
    `update accounts set name = $2, phone = coalesce($3, phone),
       phone_country = coalesce($4, phone_country) where id = $1`,
    [caller.accountId, input.name, input.phone ?? null, input.phone_country ?? null],
  );
  return { message: translateIn(language)(profileTexts.updated) };
});

const chooseLanguage = operation(setMailLanguage, async (input, { database, caller }) => {
  await database.pool.query('update accounts set language = $2 where id = $1', [
    caller.accountId,
    input.language,
  ]);
  return {};
});

function tellNews(sources: NewsSources): Operation {
  return operation(getNotifications, async (_input, context) => {
    const { database, caller, visitor, now } = context;
    const profile = await requireProfile(database.pool, caller.accountId);
    const { country, seen_before: since } = profile;
    const asked = { country: country ?? visitor.country, since, now };
    const [newJobs, upcomingEvents] = await Promise.all([
      sources.countNewJobs(database.pool, asked),
      sources.countUpcomingEvents(database.pool, { accountId: caller.accountId, now }),
    ]);
    return {
      new_jobs: newJobs,
      upcoming_events: upcomingEvents,
      profile_completion: profileCompletion(profile),
    };
  });
}

/** What others know of an account's interests comes from them. */
export function profileOperations(sources: NewsSources): readonly Operation[] {
  return [show, update, chooseLanguage, tellNews(sources)];
}
