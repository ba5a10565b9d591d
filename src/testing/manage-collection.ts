import type { Collection } from '#collection/contract/define-collection.ts';
import { type AnyCall, urlOf } from '#platform/calls/call.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { exhibitorCollections, goodInput } from './collections.ts';
import { signInExhibitor } from './sign-in-as.ts';
import type { TestAnswer, TestApp } from './start-test-app.ts';

export type CollectionCaller = { headers: Record<string, string> };
export type Input = Record<string, unknown>;

/** For `describe.each`: every collection of exhibitors with its name. */
export const namedCollections = exhibitorCollections.map((each) => [each.name, each] as const);

/** Makes a call as its declaration says: with a query, as JSON, or as a form with a file. */
async function askAs(
  { fetch }: TestApp,
  call: AnyCall,
  caller: CollectionCaller,
  input: Input,
  language = 'en',
): Promise<TestAnswer> {
  const isGet = call.method === 'GET';
  const query = new URLSearchParams(input as Record<string, string>);
  const file = Object.values(input).some((value) => value instanceof Blob);
  const form = new FormData();
  for (const [name, value] of Object.entries(input)) form.set(name, value as string | Blob);
  const response = await fetch(isGet ? `${urlOf(call)}?${query}` : urlOf(call), {
    method: call.method,
    headers: {
      ...caller.headers,
      'accept-language': language,
      ...(isGet || file ? {} : { 'content-type': 'application/json' }),
    },
    body: isGet ? undefined : file ? form : JSON.stringify(input),
  });
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  const body = isJson ? await response.json() : await response.text();
  return { status: response.status, body, headers: response.headers };
}

/** Helpers of every suite about collections: the calls of one collection, made by a company that may have its items. */
export async function manage(app: TestApp, collection: Collection) {
  const { calls, ids, item, title, name, words } = collection;
  const good = goodInput(collection);
  const signIn = () => {
    const [type] = collection.companyTypes ?? [1];
    return signInExhibitor(app.database, { type });
  };
  const owner = await signIn();
  const ask = (call: AnyCall, caller: CollectionCaller, input: Input, language?: string) =>
    askAs(app, call, caller, input, language);
  return {
    ask,
    good,
    owner,
    signIn,
    titled: (text: string): Record<string, string> => ({ ...good, [title]: text }),
    create: async (input: Input = good, caller: CollectionCaller = owner) =>
      Number((await ask(calls.create, caller, input)).body.id),
    find: async (id: number, caller: CollectionCaller = owner) =>
      (await ask(calls.get, caller, { [ids.one]: id })).body[item],
    list: async (query: Input = {}, caller: CollectionCaller = owner) =>
      (await ask(calls.list, caller, query)).body,
    titlesOf: (body: Record<string, Input[]>) => (body[name] ?? []).map((row) => row[title]),
    /** A required text with the collection's words inserted. */
    saying: (text: string) => {
      const t = translateIn('en');
      return text.replaceAll('{one}', t(words.one)).replaceAll('{One}', t(words.One));
    },
  };
}
