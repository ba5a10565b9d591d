import * as z from 'zod/mini';

/** The answer of every way to sign in. In a file of its own, so that sign-in pages do not load schemas. */
export const signedInOutput = {
  token: z.string(),
  user_id: z.number(),
  user_type: z.number(),
  name: z.string(),
  email: z.string(),
  message: z.string(),
};
