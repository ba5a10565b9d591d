import { getExhibitorProfile } from '#features/companies/profile/company-profile.contract.ts';
import { readCurrentPlan, readVisibilityBenefits } from '#features/subscriptions/server/public.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import { todayAt } from '#platform/dates/validity.ts';
import { uploadAddress } from '#platform/files/upload-address.ts';
import { selectProfile } from './company-profile.queries.ts';

const profile = operation(getExhibitorProfile, async (_input, { database, caller, now }) => {
  const row = await selectProfile.one(database.pool, { id: caller.company.id });
  const addressOf = (name: string | null) => (name ? uploadAddress('companies', name) : null);
  const { plan, isFree } = await readCurrentPlan(database.pool, caller.company.id, todayAt(now));
  const benefits = await readVisibilityBenefits(database.pool, caller.company.id, todayAt(now));
  return {
    profile: {
      ...row,
      logo_path: addressOf(row.company_logo),
      cover_path: addressOf(row.company_cover),
      shows_media: benefits.cover,
      subscription_type: plan,
      is_free: isFree,
    },
  };
});

export const companyProfileOperations: readonly Operation[] = [profile];
