import * as z from 'zod/mini';

/** The evidence for calling a company verified, as two days in YYYY-MM-DD; null for a company that is not verified. */
export const verification = z.nullable(
  z.object({
    /** When an operator approved the company. */
    approved_on: z.string(),
    /** When somebody with access to the mailbox confirmed the address that the company states. */
    confirmed_on: z.string(),
  }),
);
