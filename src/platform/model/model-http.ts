import * as z from 'zod/mini';

export type ModelAccess = {
  /** The address of an OpenAI-compatible API, ending with a slash. */
  readonly url: string;
  readonly key: string | undefined;
  readonly name: string;
  readonly timeoutMs: number;
};

export type ModelMessage = { readonly role: 'system' | 'user'; readonly content: string };

const ANSWER_LIMIT = 64 * 1024;
/** The most tokens of an answer, enough for a few sentences. */
const MOST_TOKENS = 400;

const completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).check(z.minLength(1)),
});

/** Reads the body up to a limit, however much is sent. */
async function readBody(response: Response): Promise<string> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of response.body ?? []) {
    size += piece.byteLength;
    if (size > ANSWER_LIMIT) throw new Error('the answer of the model is too large');
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}

/** Sends messages to the model and returns its answer; throws on anything unexpected. */
export async function askModel(
  { url, key, name, timeoutMs }: ModelAccess,
  messages: readonly ModelMessage[],
): Promise<string> {
  const response = await fetch(`${url}chat/completions`, {
    method: 'POST',
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      ...(key !== undefined && { authorization: `Bearer ${key}` }),
    },
    body: JSON.stringify({ model: name, messages, temperature: 0, max_tokens: MOST_TOKENS }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (response.status !== 200) {
    await response.body?.cancel();
    throw new Error(`the model answers ${response.status}`);
  }
  const [choice] = completion.parse(JSON.parse(await readBody(response))).choices;
  return choice?.message.content ?? '';
}
