import { getExhibitorProfile } from '#features/companies/profile/company-profile.contract.ts';
import { getOwnPlan, planName, readCurrentPlan } from '#features/subscriptions/server/public.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import { todayAt } from '#platform/dates/validity.ts';
import { uploadAddress } from '#platform/files/upload-address.ts';
import { selectProfile } from './company-profile.queries.ts';

const profile = operation(getExhibitorProfile, async (_input, context) => {
  const { database, caller, language, now } = context;
  const { pool } = database;
  const { id } = caller.company;
  const row = await selectProfile.one(pool, { id });
  const logo_path = row.company_logo ? uploadAddress('companies', row.company_logo) : null;
  const { plan, isFree } = await readCurrentPlan(pool, id, todayAt(now));
  const plan_name = planName(await getOwnPlan(pool, id, todayAt(now)), language);
  return { profile: { ...row, logo_path, subscription_type: plan, is_free: isFree, plan_name } };
});

export const companyProfileOperations: readonly Operation[] = [profile];
