import { describe, expect, test } from 'vitest';
import { operations } from '#app/features.ts';
import { urlOf } from '#platform/calls/call.ts';
import { operation, requireDeclaredAccess } from '#platform/calls/operation.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const { fetch } = await startTestApp();

const callers: Readonly<Record<string, Record<string, string>>> = {
  'no token': {},
  'a garbage token': { authorization: 'Bearer not-a-token' },
};

describe.each(Object.entries(callers))('with %s', (_name, headers) => {
  test.each(operations.map(({ call }) => [call.path, call] as const))('%s', async (_path, call) => {
    const response = await fetch(urlOf(call), { method: call.method, headers });
    const refused = response.status === 401 || response.status === 403;
    expect(refused).toBe(call.access !== 'visitor');
    expect(response.headers.get('content-type')).toContain('application/json');
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
