import { checkEmail } from '#features/accounts/sign-in/sign-in.contract.ts';
import { signInTexts } from '#features/accounts/sign-in/sign-in.texts.ts';
import { urlOf } from '#platform/calls/call.ts';
import { callTexts } from '#platform/calls/calls.texts.ts';
import type { Language } from '#platform/i18n/languages.ts';
import type { Text } from '#platform/i18n/texts.ts';

const TIMEOUT_MS = 10_000;
const RETRIES = 2;
const RETRY_AFTER_MS = 1_000;
const LONGEST_ANSWER = 10_000;
const LONGEST_MESSAGE = 200;

export type CodeRequest = { readonly userExists: boolean };

/** Why no code was sent, in our words or the server's. */
export class CodeRequestProblem extends Error {
  readonly text: Text;
  /** The server's message, sanitised; empty if there was none. */
  readonly said: string;
  /** The server was reached and refused. */
  readonly isRefusal: boolean;

  constructor(text: Text, { said = '', isRefusal = false } = {}) {
    super(text.id);
    this.text = text;
    this.said = said;
    this.isRefusal = isRefusal;
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The message for a request without any response. */
export function textOfFailure(error: unknown): Text {
  if (error instanceof Error && error.name === 'AbortError') return signInTexts.timedOut;
  return error instanceof TypeError ? signInTexts.unreachable : signInTexts.failed;
}

async function fetchOnce(request: () => Request): Promise<{ response: Response; text: string }> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), TIMEOUT_MS);
  try {
    const response = await fetch(request(), { signal: controller.signal });
    return { response, text: await response.text() };
  } finally {
    clearTimeout(timer);
  }
}

/** Retries requests that never reached the server, but not those that timed out. */
async function fetchWithRetries(request: () => Request) {
  for (let retried = 0; ; retried += 1) {
    try {
      return await fetchOnce(request);
    } catch (error) {
      const text = textOfFailure(error);
      const mayRetry = text === signInTexts.unreachable && retried < RETRIES;
      if (!mayRetry) throw new CodeRequestProblem(text);
      await pause(RETRY_AFTER_MS);
    }
  }
}

function textOfStatus(status: number): Text {
  if (status >= 500) return callTexts.unavailable;
  if (status === 429) return callTexts.tooManyRequests;
  return status === 403 ? signInTexts.accessDenied : signInTexts.requestFailed;
}

function harmless(message: unknown): string {
  if (typeof message !== 'string') return '';
  return message
    .replace(/<[^<>]*>/g, '')
    .trim()
    .slice(0, LONGEST_MESSAGE);
}

function parse(text: string): Record<string, unknown> {
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body === 'object' && body !== null) return body as Record<string, unknown>;
  } catch {
    // Reported by the throw below, like any other unreadable answer.
  }
  throw new CodeRequestProblem(signInTexts.unreadableAnswer);
}

/** Parses the response with strict checks of its type, size and content. */
export function readAnswer(response: Response, text: string): CodeRequest {
  const isJson = response.headers.get('content-type')?.includes('application/json') === true;
  if (!response.ok) {
    const said = isJson && text.length <= LONGEST_ANSWER ? harmless(parse(text).message) : '';
    throw new CodeRequestProblem(textOfStatus(response.status), { said, isRefusal: true });
  }
  if (!isJson) throw new CodeRequestProblem(signInTexts.wrongFormat);
  if (text.length > LONGEST_ANSWER) throw new CodeRequestProblem(signInTexts.answerTooLarge);
  const body = parse(text);
  if (body.success !== true) {
    const said = harmless(body.message);
    throw new CodeRequestProblem(signInTexts.authenticationFailed, { said, isRefusal: true });
  }
  return { userExists: body.userExists === true };
}

/**
 * Requests a code by mail. It does not use the common client, because it has a time-out, retries and limits of its own.
 */
export async function requestCode(email: string, language: Language): Promise<CodeRequest> {
  const { response, text } = await fetchWithRetries(
    () =>
      new Request(urlOf(checkEmail), {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'application/json',
          'accept-language': language,
          'x-requested-with': 'XMLHttpRequest',
        },
        body: JSON.stringify({ email }),
      }),
  );
  return readAnswer(response, text);
}
