import * as z from 'zod/mini';

/** What every way in answers. In a file of its own: pages that sign in do not load schemas. */
export const signedInOutput = {
  token: z.string(),
  user_id: z.number(),
  user_type: z.number(),
  name: z.string(),
  email: z.string(),
  message: z.string(),
};
