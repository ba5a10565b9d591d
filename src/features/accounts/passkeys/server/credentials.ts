import * as z from 'zod/mini';
import { passkeysTexts as texts } from '#features/accounts/passkeys/passkeys.texts.ts';
import { invalidInput } from '#platform/calls/call-problem.ts';

const encoded = z.string().check(z.regex(/^[\w-]+$/));

const shared = {
  id: encoded,
  rawId: encoded,
  type: z.literal('public-key'),
};

const clientData = z.object({ challenge: encoded });

/** An authenticator's response to a registration. */
export const madeCredential = z.object({
  ...shared,
  response: z.object({
    clientDataJSON: encoded,
    attestationObject: encoded,
    transports: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10))),
  }),
});

/** An authenticator's response to a sign-in request. */
export const shownCredential = z.object({
  ...shared,
  response: z.object({
    clientDataJSON: encoded,
    authenticatorData: encoded,
    signature: encoded,
    userHandle: z.nullish(encoded),
  }),
});

export type ShownCredential = z.infer<typeof shownCredential>;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Parses an authenticator's response. Only its form is checked here; nothing in it is trusted yet. */
export function readCredential<T extends typeof madeCredential | typeof shownCredential>(
  schema: T,
  text: string,
): { credential: z.infer<T>; challenge: string } {
  const { data } = schema.safeParse(parsed(text));
  const told = data && Buffer.from(data.response.clientDataJSON, 'base64url').toString('utf8');
  const client = clientData.safeParse(parsed(told ?? ''));
  if (!data || !client.success) {
    throw invalidInput([{ field: 'credential', text: texts.unreadable }]);
  }
  return { credential: data as z.infer<T>, challenge: client.data.challenge };
}
