import * as z from 'zod/mini';

/** Why a company is called verified: both days, as YYYY-MM-DD; none for one that is not. */
export const verification = z.nullable(
  z.object({
    /** When an operator approved it */
    approved_on: z.string(),
    /** When whoever reads its mailbox confirmed the address it states */
    confirmed_on: z.string(),
  }),
);
