import type { Language } from '#platform/i18n/languages.ts';
import type { Say } from '#platform/i18n/say.ts';
import { type AnyCall, urlOf } from './call.ts';
import { callTexts } from './calls.texts.ts';
import { CallFailure, type Client } from './client.ts';

function queryOf(input: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input)) {
    if (value !== undefined) query.set(name, String(value));
  }
  return query.size > 0 ? `?${query}` : '';
}

function requestOf(call: AnyCall, input: Record<string, unknown>, language: Language): Request {
  const headers = { 'accept-language': language, accept: 'application/json' };
  if (call.method === 'GET') return new Request(urlOf(call) + queryOf(input), { headers });
  return new Request(urlOf(call), {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(input),
  });
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

export function createHttpClient(language: Language, say: Say): Client {
  return async (call, input) => {
    const response = await fetch(requestOf(call, input as Record<string, unknown>, language));
    const body = await readJson(response);
    if (response.ok && body?.success === true) return body as never;
    const message = typeof body?.message === 'string' ? body.message : say(callTexts.unexpected);
    const code = String(body?.code ?? 'unexpected');
    throw new CallFailure(response.status, code, message, fieldsOf(body));
  };
}
