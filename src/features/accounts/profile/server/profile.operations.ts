import {
  getNotifications,
  getProfile,
  setMailLanguage,
  updateProfile,
} from '#features/accounts/profile/profile.contract.ts';
import { profileTexts } from '#features/accounts/profile/profile.texts.ts';
import { accounts } from '#features/accounts/server/accounts.table.ts';
import { invalidInput } from '#platform/calls/call-problem.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import { bigint, int, nullable, oneOf, text, timestamp } from '#platform/database/columns.ts';
import { sql } from '#platform/database/sql.ts';
import { command, query } from '#platform/database/statement.ts';
import { languages } from '#platform/i18n/languages.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { type NewsSources, profileCompletion } from './notifications.ts';

const selectProfile = query({
  name: 'accounts.profile',
  values: { id: bigint },
  row: {
    name: text,
    email: text,
    phone: nullable(text),
    phone_country: nullable(text),
    user_type: int,
    language: oneOf(languages),
    country: nullable(text),
    /** Whatever is newer counts as new; for a new account that is the last week. */
    seen_before: timestamp,
  },
  sql: sql`
    select name, email, phone, phone_country, user_type, language, country,
      coalesce(previous_seen_at, created_at - interval '7 days') as seen_before
    from ${accounts} where id = $id`,
});

const updateFacts = command({
  name: 'accounts.update-profile',
  values: { id: bigint, name: text, phone: nullable(text), phoneCountry: nullable(text) },
  sql: sql`
    update ${accounts} set name = $name, phone = coalesce($phone, phone),
      phone_country = coalesce($phoneCountry, phone_country)
    where id = $id`,
});

const setLanguage = command({
  name: 'accounts.set-language',
  values: { id: bigint, language: oneOf(languages) },
  sql: sql`update ${accounts} set language = $language where id = $id`,
});

const show = operation(getProfile, async (_input, { database, caller }) => {
  const profile = await selectProfile.one(database.pool, { id: caller.accountId });
  return { user: { ...profile, phone: profile.phone ?? '' } };
});

const update = operation(updateProfile, async (input, { database, caller, language }) => {
  if (input.email !== undefined && input.email !== caller.email) {
    throw invalidInput([{ field: 'email', text: profileTexts.emailFixed }]);
  }
  await updateFacts.run(database.pool, {
    id: caller.accountId,
    name: input.name,
    phone: input.phone,
    phoneCountry: input.phone_country,
  });
  return { message: translateIn(language)(profileTexts.updated) };
});

const chooseLanguage = operation(setMailLanguage, async (input, { database, caller }) => {
  await setLanguage.run(database.pool, { id: caller.accountId, language: input.language });
  return {};
});

function tellNews(sources: NewsSources): Operation {
  return operation(getNotifications, async (_input, context) => {
    const { database, caller, visitor, now } = context;
    const profile = await selectProfile.one(database.pool, { id: caller.accountId });
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

/** The app passes the sources, because the counts belong to other features. */
export function profileOperations(sources: NewsSources): readonly Operation[] {
  return [show, update, chooseLanguage, tellNews(sources)];
}
