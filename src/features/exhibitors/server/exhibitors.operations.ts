import { getExhibitorProfile } from '#features/exhibitors/exhibitors.contract.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import { uploadAddress } from '#platform/files/upload-address.ts';
import { selectProfile } from './exhibitors.queries.ts';

const profile = operation(getExhibitorProfile, async (_input, { database, caller }) => {
  const [row] = await selectProfile(database.pool, [caller.company.id]);
  if (!row) throw new Error('A caller has a company that is not there');
  const logo_path = row.company_logo ? uploadAddress('companies', row.company_logo) : null;
  return { profile: { ...row, logo_path } };
});

export const exhibitorsOperations: readonly Operation[] = [profile];
