import type { Language } from '#platform/i18n/languages.ts';
import type { Translate } from '#platform/i18n/translate.ts';
import { type AnyCall, urlOf } from './call.ts';
import { CallFailure, NO_ANSWER, NO_REASON, SECOND_FACTOR_NEEDED } from './call-failure.ts';
import { callTexts } from './calls.texts.ts';
import type { Client } from './client.ts';

function queryOf(input: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input)) {
    if (value !== undefined) query.set(name, String(value));
  }
  return query.size > 0 ? `?${query}` : '';
}

/** Encodes the body: multipart if it contains a file, else as the call declares, else JSON. */
function bodyOf(call: AnyCall, input: Record<string, unknown>): { body: BodyInit; type?: string } {
  const given = Object.entries(input).filter(([, value]) => value !== undefined);
  const hasFile = given.some(([, value]) => value instanceof Blob);
  if (call.sentAs === 'form' && !hasFile) {
    return { body: new URLSearchParams(given.map(([name, value]) => [name, String(value)])) };
  }
  if (!hasFile && call.sentAs !== 'multipart') {
    return { body: JSON.stringify(input), type: 'application/json' };
  }
  const form = new FormData();
  for (const [name, value] of given) form.set(name, value instanceof Blob ? value : String(value));
  return { body: form };
}

function requestOf(call: AnyCall, input: Record<string, unknown>, caller: HttpCaller): Request {
  const headers = new Headers({ 'accept-language': caller.language, accept: 'application/json' });
  const token = call.access === 'visitor' ? null : caller.token();
  if (token) headers.set('authorization', `Bearer ${token}`);
  if (call.method === 'GET') return new Request(urlOf(call) + queryOf(input), { headers });
  const { body, type } = bodyOf(call, input);
  if (type) headers.set('content-type', type);
  return new Request(urlOf(call), { method: 'POST', headers, body });
}

async function readJson(response: Response): Promise<Record<string, unknown> | undefined> {
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  return isJson ? await response.json() : undefined;
}

type FieldMessage = { readonly field: string; readonly message: string };

function fieldsOf(body: Record<string, unknown> | undefined): Record<string, string> {
  const errors = Array.isArray(body?.errors) ? (body.errors as FieldMessage[]) : [];
  return Object.fromEntries(errors.map(({ field, message }) => [field, message]));
}

/** On whose behalf the browser makes its calls, and what to do when the session is refused. */
export type HttpCaller = {
  readonly language: Language;
  readonly t: Translate;
  /** The session token, sent with every call that is not open to visitors. */
  token(): string | null;
  /** Called when the server no longer accepts the token. */
  onSignedOut(): void;
  /** Called when the session has to show its second factor before anything else. */
  onSecondFactorNeeded(): void;
};

export function createHttpClient(caller: HttpCaller): Client {
  const { t } = caller;
  return async (call, input) => {
    const response = await fetch(requestOf(call, input as Record<string, unknown>, caller));
    if (response.ok && call.answersFile) return (await response.blob()) as never;
    const body = await readJson(response);
    if (response.ok && typeof body?.success === 'boolean') return body as never;
    if (response.status === 401 && call.access !== 'visitor') caller.onSignedOut();
    if (!body) throw new CallFailure(response.status, NO_ANSWER, t(callTexts.unexpected));
    if (typeof body.message !== 'string') {
      throw new CallFailure(response.status, NO_REASON, t(callTexts.unexpected));
    }
    const code = String(body.code ?? '');
    if (code === SECOND_FACTOR_NEEDED) caller.onSecondFactorNeeded();
    throw new CallFailure(response.status, code, body.message, fieldsOf(body));
  };
}
