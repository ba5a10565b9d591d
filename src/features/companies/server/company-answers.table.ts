import { table } from '#platform/database/sql.ts';

/** How companies answer enquiries and applications. */
export const companyAnswers = table('company_answers', { followedBy: ['company_id'] });
