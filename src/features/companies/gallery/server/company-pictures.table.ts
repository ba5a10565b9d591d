import { table } from '#platform/database/sql.ts';

export const companyPictures = table('company_pictures', { followedBy: ['company_id'] });
