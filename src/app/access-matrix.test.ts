import { describe, expect, test } from 'vitest';
import { ownTools } from '#app/programs/server/own-tools.ts';
import { publicTools } from '#app/programs/server/public-tools.ts';
import { operations } from '#app/server/operations.ts';
import type { Access } from '#platform/auth/access.ts';
import { type AnyCall, urlOf } from '#platform/calls/call.ts';
import { operation, requireDeclaredAccess } from '#platform/calls/operation.ts';
import { givePlan } from '#testing/factories.ts';
import { makeKey } from '#testing/make-key.ts';
import { giveSecondFactor } from '#testing/second-factor.ts';
import { signInExhibitor, signInJobSeeker } from '#testing/sign-in-as.ts';
import { productionEnv, startTestApp } from '#testing/start-test-app.ts';

// Callers are read from the database for each request, so nothing has to wait for the change feed.
const { database, fetchAtOnce: fetch } = await startTestApp();
/** The same database in a real portal, where every operator must have a second factor. */
const productionApp = await startTestApp(productionEnv, database);

type Headers = Record<string, string>;
type Kind = {
  sign(companyType?: number): Promise<Headers>;
  may: readonly Access[];
  /** The portal to ask; the demo by default. */
  ask?: typeof fetch;
};

const ended = async (headers: Headers, change: string): Promise<Headers> => {
  const { rows } = await database.pool.query('select max(id) as id from sessions');
  await database.pool.query(`update sessions set ${change} where id = $1`, [rows[0].id]);
  return headers;
};

const everybody: readonly Access[] = ['visitor'];
const account: readonly Access[] = ['visitor', 'account', 'entering', 'enrolling'];
const seeker: readonly Access[] = [...account, 'job-seeker'];
const unapproved: readonly Access[] = [...account, 'exhibitor'];
const approved: readonly Access[] = [...unapproved, 'approved-exhibitor'];

const operator: readonly Access[] = [...seeker, 'admin', 'admin-enrolling'];
const entering: readonly Access[] = ['visitor', 'entering'];

async function operatorWithFactor() {
  const person = await signInJobSeeker(database, { isAdmin: true });
  await giveSecondFactor(database.pool, person.account.id);
  return person;
}

/** Each kind of caller, with the access it has. */
const kinds: Readonly<Record<string, Kind>> = {
  'no token': { sign: async () => ({}), may: everybody },
  'a garbage token': {
    sign: async () => ({ authorization: `Bearer ${'x'.repeat(43)}` }),
    may: everybody,
  },
  'a token that was never used for a week': {
    sign: async () =>
      ended((await signInJobSeeker(database)).headers, `last_used_at = now() - interval '8 days'`),
    may: everybody,
  },
  'a token older than a month': {
    sign: async () => ended((await signInJobSeeker(database)).headers, 'expires_at = now()'),
    may: everybody,
  },
  'a job seeker': { sign: async () => (await signInJobSeeker(database)).headers, may: seeker },
  'a suspended job seeker': {
    sign: async () => (await signInJobSeeker(database, { suspendedAt: new Date() })).headers,
    may: everybody,
  },
  'an exhibitor under review': {
    sign: async () =>
      (await signInExhibitor(database, { exhibitorStatus: 0, status: 2, type: null })).headers,
    may: unapproved,
  },
  'a restricted exhibitor': {
    sign: async () => (await signInExhibitor(database, { exhibitorStatus: 3, status: 3 })).headers,
    may: unapproved,
  },
  'an approved exhibitor': {
    sign: async (type) => (await signInExhibitor(database, { type })).headers,
    may: approved,
  },
  'a program with a key of an approved exhibitor': {
    sign: async (type) => {
      const { company } = await signInExhibitor(database, { type });
      await givePlan(database, company.id);
      return { authorization: `Bearer ${await makeKey(database, company.id)}` };
    },
    may: ['visitor', 'approved-exhibitor'],
  },
  'an approved exhibitor in user mode': {
    sign: async () => (await signInExhibitor(database, {}, { userType: 0 })).headers,
    may: seeker,
  },
  'an admin': {
    sign: async () => (await signInJobSeeker(database, { isAdmin: true })).headers,
    may: operator,
  },
  'an admin whose session has not passed the second factor': {
    sign: async () => (await operatorWithFactor()).headers,
    may: entering,
  },
  'an admin with a company whose session has not passed the second factor': {
    sign: async (type) => {
      const person = await signInExhibitor(database, { type }, { isAdmin: true });
      await giveSecondFactor(database.pool, person.account.id);
      return person.headers;
    },
    may: entering,
  },
  'an admin who has shown the second factor': {
    sign: async () => ended((await operatorWithFactor()).headers, 'second_factor_at = now()'),
    may: operator,
    ask: productionApp.fetchAtOnce,
  },
  'an admin of a portal in earnest who has no second factor yet': {
    sign: async () => (await signInJobSeeker(database, { isAdmin: true })).headers,
    may: [...entering, 'enrolling', 'admin-enrolling'],
    ask: productionApp.fetchAtOnce,
  },
  'a former admin whose session has not passed the second factor': {
    sign: async () => {
      const person = await operatorWithFactor();
      await database.pool.query('update accounts set is_admin = false where id = $1', [
        person.account.id,
      ]);
      return person.headers;
    },
    may: entering,
  },
  'an admin who was away for an hour': {
    sign: async () => {
      const { headers } = await signInJobSeeker(database, { isAdmin: true });
      return ended(headers, `last_used_at = now() - interval '1 hour'`);
    },
    may: everybody,
  },
};

const isRefusal = (status: number) => status === 401 || status === 403;

const cells = operations.map(({ call }) => [`${call.method} ${call.path}`, call] as const);

/** Every call is asked by these: nobody, and one for each thing that an account can be. */
const ofEveryCall: ReadonlySet<string> = new Set([
  'no token',
  'a job seeker',
  'an approved exhibitor',
  'an admin',
]);
const ALWAYS = 3;
const EVERY = 6;

/**
 * What one kind of caller asks. Who a caller is, and what each access lets through, is decided in one place for all
 * calls (requireCaller), so the other kinds ask the first few of each access and method, and take turns at the rest.
 */
function askedBy<T extends { readonly call: AnyCall }>(kind: string, all: readonly T[]): T[] {
  if (ofEveryCall.has(kind)) return [...all];
  const turn = Object.keys(kinds).indexOf(kind) % EVERY;
  const seen = new Map<string, number>();
  return all.filter(({ call: { access, method } }, at) => {
    const group = `${access} ${method}`;
    const before = seen.get(group) ?? 0;
    seen.set(group, before + 1);
    return before < ALWAYS || at % EVERY === turn;
  });
}

/** Only service providers have services; everything else a supplier has too. */
function companyTypeFor({ path }: AnyCall): number {
  return path.startsWith('exhibitor/services/') ? 5 : 1;
}

type Asked = { query?: Record<string, string>; send?: typeof fetch };

async function ask(call: AnyCall, headers: Headers, { query = {}, send = fetch }: Asked = {}) {
  const isGet = call.method === 'GET';
  const url = isGet ? `${urlOf(call)}?${new URLSearchParams(query)}` : urlOf(call);
  const body = isGet ? undefined : JSON.stringify(query);
  const type: Headers = isGet ? {} : { 'content-type': 'application/json' };
  return send(url, { method: call.method, headers: { ...headers, ...type }, body });
}

/** What is wrong with a response, if anything. */
function findWrong(call: AnyCall, may: readonly Access[], { status, ok, headers }: Response) {
  const isKnown = may.length > everybody.length;
  const refusal = may.includes(call.access) ? undefined : isKnown ? 403 : 401;
  const refused = isRefusal(status) ? status : undefined;
  const says = (name: string, part: string) => headers.get(name)?.includes(part) === true;
  const isPrivate = call.access !== 'visitor';
  return [
    refused === refusal ? [] : `${status} instead of ${refusal ?? 'what it asked for'}`,
    !refused || says('content-type', 'application/json') ? [] : 'refused in another form',
    !isPrivate || says('cache-control', 'no-store') ? [] : 'may be stored',
    !isPrivate || !ok || says('vary', 'authorization') ? [] : 'may be given to somebody else',
  ].flat();
}

test.each(Object.entries(kinds))('%s', async (kind, { sign, may, ask: send }) => {
  const callers = new Map<number, Headers>();
  const wrong: string[] = [];
  for (const { call } of askedBy(kind, operations)) {
    const type = companyTypeFor(call);
    const headers = callers.get(type) ?? (await sign(type));
    const response = await ask(call, headers, { send });
    await response.arrayBuffer();
    const name = `${call.method} ${call.path}`;
    wrong.push(...findWrong(call, may, response).map((each) => `${name}: ${each}`));
    // A refused call or a read leaves the session as it was; any other call may have ended it.
    const isUnchanged = call.method === 'GET' || isRefusal(response.status);
    if (isUnchanged) callers.set(type, headers);
    else callers.delete(type);
  }
  expect(wrong).toEqual([]);
});

const refusals = new Map([
  ['not_signed_in', 401],
  ['forbidden', 403],
  ['second_factor_needed', 403],
]);

/** A tool's response to a call without arguments. */
async function askByTool(name: string, headers: Headers, send: typeof fetch) {
  const params = { name, arguments: {} };
  const answer = await send('/mcp', {
    method: 'POST',
    headers: {
      ...headers,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params }),
  });
  const [, message = ''] = (await answer.text()).match(/^data: (.+)$/m) ?? [];
  return String(JSON.parse(message).result.structuredContent.code ?? '');
}

describe('no tool does what its caller may not do by call', () => {
  const tools = [...publicTools, ...ownTools];

  test.each(Object.entries(kinds))('%s', async (kind, { sign, may, ask: send = fetch }) => {
    // These are more messages than one network may send in a minute.
    await database.pool.query('delete from rate_limits');
    const callers = new Map([
      [1, await sign(1)],
      [5, await sign(5)],
    ]);
    for (const { name, call } of askedBy(kind, tools)) {
      const code = await askByTool(name, callers.get(companyTypeFor(call)) ?? {}, send);
      const isKnown = may.length > everybody.length;
      const refusal = may.includes(call.access) ? undefined : isKnown ? 403 : 401;
      expect(refusals.get(code), `${name}: ${code}`).toBe(refusal);
    }
  });
});

const claiming = cells.filter(([, call]) => call.claims.length > 0);

const ofAccess: Readonly<Record<Access, string>> = {
  visitor: 'no token',
  account: 'a job seeker',
  'job-seeker': 'a job seeker',
  exhibitor: 'an approved exhibitor',
  'approved-exhibitor': 'an approved exhibitor',
  admin: 'an admin',
  entering: 'a job seeker',
  enrolling: 'a job seeker',
  'admin-enrolling': 'an admin',
};

describe('speaking for somebody else', () => {
  const somebodyElse = { user_id: '999999999', user_type: '7', exhibitor_id: '999999999' };

  /** A refused call leaves the session as it was, so one serves all. */
  const known = new Map<string, Headers>();
  async function callerOf(call: AnyCall): Promise<Headers> {
    const kind = ofAccess[call.access as Access];
    const type = companyTypeFor(call);
    const headers = known.get(`${kind} ${type}`) ?? (await kinds[kind]?.sign(type));
    if (!headers) throw new Error('No caller of that kind');
    known.set(`${kind} ${type}`, headers);
    return headers;
  }

  test.each(claiming)('%s', async (_path, call) => {
    for (const claim of call.claims) {
      const foreign = { [claim]: somebodyElse[claim] };
      expect((await ask(call, {}, { query: foreign })).status).toBe(401);
      expect((await ask(call, await callerOf(call), { query: foreign })).status).toBe(403);
    }
  });
});

describe('the server refuses to start', () => {
  const [known] = operations;
  if (!known) throw new Error('There are no operations');

  test('with a call that does not say who may make it', () => {
    const undeclared = operation({ ...known.call, access: undefined as never }, async () => ({}));
    expect(() => requireDeclaredAccess([undeclared])).toThrow('does not say who may call it');
  });

  test('with a call declared twice', () => {
    expect(() => requireDeclaredAccess([known, known])).toThrow('declared twice');
  });
});
