import { getExhibitorProfile } from '#features/companies/profile/company-profile.contract.ts';
import {
  getOwnPlan,
  planName,
  readCurrentPlan,
  readVisibilityBenefits,
} from '#features/subscriptions/server/public.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import { todayAt } from '#platform/dates/validity.ts';
import { uploadAddress } from '#platform/files/upload-address.ts';
import { selectProfile } from './company-profile.queries.ts';

const profile = operation(getExhibitorProfile, async (_input, context) => {
  const { database, caller, language, now } = context;
  const { pool } = database;
  const { id } = caller.company;
  const today = todayAt(now);
  const row = await selectProfile.one(pool, { id });
  const addressOf = (name: string | null) => (name ? uploadAddress('companies', name) : null);
  const { plan, isFree } = await readCurrentPlan(pool, id, today);
  const benefits = await readVisibilityBenefits(pool, id, today);
  return {
    profile: {
      ...row,
      logo_path: addressOf(row.company_logo),
      cover_path: addressOf(row.company_cover),
      shows_media: benefits.cover,
      subscription_type: plan,
      is_free: isFree,
      plan_name: planName(await getOwnPlan(pool, id, today), language),
    },
  };
});

export const companyProfileOperations: readonly Operation[] = [profile];
